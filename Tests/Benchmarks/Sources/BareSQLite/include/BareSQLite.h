#pragma once

// Inserts `count` rows in one transaction into a new WAL, synchronous=FULL database; seconds, or a negative SQLite code.
double bare_insert(const char *path, int count);

// Reads every row back, copying each text; seconds, or a negative SQLite code.
double bare_read(const char *path, int count);
