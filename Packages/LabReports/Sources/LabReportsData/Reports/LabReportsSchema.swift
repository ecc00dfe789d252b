import GRDB
import Storage

/// 业务库的结构；已发布的变更不再修改
enum LabReportsSchema {
    static let migrations = [
        Migration("2026-01-createReports") { db in
            try db.create(table: "import_jobs") { table in
                table.autoIncrementedPrimaryKey("id")
                table.column("document_hash", .text).notNull().unique()
                table.column("file_name", .text).notNull()
                table.column("created_at", .text).notNull()
                table.column("stage", .text).notNull()
                table.column("accepts_when_clean", .boolean).notNull()
                table.column("date", .text)
                table.column("pages", .text)
            }
            try db.create(table: "lab_reports") { table in
                table.primaryKey("id", .integer)
                table.column("status", .text).notNull()
                table.column("report_date", .text)
                table.column("specimen", .text)
                table.column("language", .text).notNull()
                table.column("source", .text).notNull()
                table.column("file_name", .text).notNull()
                table.column("imported_at", .text).notNull()
                table.column("saved_at", .text)
                table.column("issues", .text).notNull()
            }
            try db.create(indexOn: "lab_reports", columns: ["status", "report_date"])
            try db.create(table: "lab_items") { table in
                table.column("lab_report_id", .integer).notNull().references("lab_reports", onDelete: .cascade)
                table.column("number", .integer).notNull()
                table.column("name", .text).notNull()
                table.column("analyte_id", .text)
                table.column("numeric_value", .double)
                table.column("comparator", .text)
                table.column("unit", .text).notNull()
                table.column("low", .double)
                table.column("high", .double)
                table.column("computed_flag", .text)
                table.column("is_open", .boolean).notNull()
                table.column("is_confirmed", .boolean).notNull()
                table.column("reading", .text).notNull()
                table.column("current", .text)
                table.column("corrections", .text)
                table.primaryKey(["lab_report_id", "number"])
            }
            try db.create(indexOn: "lab_items", columns: ["analyte_id"])
            try db.create(indexOn: "lab_items", columns: ["name"])
            try db.create(table: "audit_outbox") { table in
                table.primaryKey("id", .text)
                table.column("entry", .text).notNull()
            }
        }
    ]
}
