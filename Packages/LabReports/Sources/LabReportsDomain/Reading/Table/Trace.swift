package enum BlockReaderTrace { package static func on(_ v: Bool) { BlockReader.trace = v } }  // DEBUG
