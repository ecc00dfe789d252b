import GRDB
import Storage

/// 保险库的表：除身份之外都是密文
enum VaultSchema {
    static let migrations = [
        Migration("2026-11-createVault") { db in
            try db.create(table: "vault_states") { table in
                table.primaryKey("id", .integer).check { $0 == 1 }
                table.column("header", .blob).notNull()
                table.column("root", .blob).notNull()
            }
            try db.create(table: "cards") { table in
                table.primaryKey("id", .blob)
                table.column("sealed", .blob).notNull()
            }
            try db.create(table: "card_fields") { table in
                table.primaryKey("id", .blob)
                table.column("card_id", .blob).notNull().indexed().references("cards", onDelete: .cascade)
                table.column("sealed", .blob).notNull()
            }
            try db.create(table: "card_versions") { table in
                table.primaryKey("id", .blob)
                table.column("card_id", .blob).notNull().indexed().references("cards", onDelete: .cascade)
                table.column("revision", .integer).notNull()
                table.column("sealed", .blob).notNull()
            }
            try db.create(table: "attachments") { table in
                table.primaryKey("id", .blob)
                table.column("card_id", .blob).notNull().indexed().references("cards", onDelete: .cascade)
                table.column("sealed", .blob).notNull()
                table.column("thumbnail", .blob)
            }
            try db.create(table: "templates") { table in
                table.primaryKey("id", .blob)
                table.column("sealed", .blob).notNull()
            }
        }
    ]
}

/// 计入全库校验的表与它们的种类
enum SealedTable: String, CaseIterable {
    case cards
    case card_versions
    case attachments
    case templates

    var kind: AssociatedData.Kind {
        switch self {
        case .cards: .card
        case .card_versions: .history
        case .attachments: .attachment
        case .templates: .template
        }
    }
}
