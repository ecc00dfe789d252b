#include "BareSQLite.h"
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + time.tv_nsec / 1e9;
}

double bare_insert(const char *path, int count) {
    sqlite3 *db;
    sqlite3_stmt *insert;
    if (sqlite3_open(path, &db)) return -1;
    sqlite3_exec(db, "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;", 0, 0, 0);
    sqlite3_exec(db, "CREATE TABLE readings (id TEXT PRIMARY KEY NOT NULL, name TEXT NOT NULL, value DOUBLE NOT NULL)", 0, 0, 0);
    double start = now();
    sqlite3_exec(db, "BEGIN IMMEDIATE", 0, 0, 0);
    int code = sqlite3_prepare_v2(db, "INSERT INTO readings (id, name, value) VALUES (?, ?, ?)", -1, &insert, 0);
    if (code) return -code;
    for (int i = 0; i < count; i++) {
        char id[32], name[32];
        snprintf(id, sizeof id, "%08d", i);
        snprintf(name, sizeof name, "reading-%d", i % 1000);
        sqlite3_bind_text(insert, 1, id, -1, SQLITE_TRANSIENT);
        sqlite3_bind_text(insert, 2, name, -1, SQLITE_TRANSIENT);
        sqlite3_bind_double(insert, 3, i * 0.5);
        code = sqlite3_step(insert);
        if (code != SQLITE_DONE) return -code;
        sqlite3_reset(insert);
    }
    sqlite3_finalize(insert);
    sqlite3_exec(db, "COMMIT", 0, 0, 0);
    double spent = now() - start;
    sqlite3_close(db);
    return spent;
}

double bare_read(const char *path, int count) {
    sqlite3 *db;
    sqlite3_stmt *select;
    if (sqlite3_open(path, &db)) return -1;
    double start = now();
    struct reading { char *id, *name; double value; } *rows = malloc(sizeof *rows * count);
    sqlite3_prepare_v2(db, "SELECT id, name, value FROM readings ORDER BY id", -1, &select, 0);
    int read = 0;
    while (read < count && sqlite3_step(select) == SQLITE_ROW) {
        rows[read].id = strdup((const char *)sqlite3_column_text(select, 0));
        rows[read].name = strdup((const char *)sqlite3_column_text(select, 1));
        rows[read++].value = sqlite3_column_double(select, 2);
    }
    double spent = now() - start;
    for (int i = 0; i < read; i++) { free(rows[i].id); free(rows[i].name); }
    free(rows);
    sqlite3_finalize(select);
    sqlite3_close(db);
    return read == count ? spent : -1;
}
