import LabReportsData
import Testing

@Test(arguments: [
    ("%PDF-1.7", FileKind.pdf), ("RIFF\0\0\0\0WEBPVP8 ", .webp), ("\0\0\0\u{18}ftypheic", .heic), ("hello", .unknown), ("", .unknown),
])
func 按内容判断文件种类(text: String, kind: FileKind) {
    #expect(FileKind(head: text.utf8) == kind)
}
