#define _GNU_SOURCE
#include "CVaultSystem.h"

#include <fcntl.h>
#include <spawn.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__
#include <errno.h>
#include <sys/prctl.h>
#include <sys/random.h>
#include <sys/syscall.h>
#endif

static size_t whole_pages(size_t size) {
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    return (size + page - 1) / page * page;
}

void *vault_secret_allocate(size_t size) {
    size_t length = whole_pages(size ? size : 1);
#ifdef SYS_memfd_secret
    int descriptor = (int)syscall(SYS_memfd_secret, 0);
    if (descriptor >= 0) {
        void *secret = MAP_FAILED;
        if (ftruncate(descriptor, (off_t)length) == 0)
            secret = mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
        close(descriptor);
        if (secret != MAP_FAILED) return secret;
    }
#endif
    void *memory = mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return NULL;
    if (mlock(memory, length) != 0) {
        munmap(memory, length);
        return NULL;
    }
#ifdef MADV_DONTDUMP
    madvise(memory, length, MADV_DONTDUMP);
#endif
#ifdef MADV_DONTFORK
    madvise(memory, length, MADV_DONTFORK);
#endif
    return memory;
}

void vault_secret_free(void *memory, size_t size) {
    if (!memory) return;
    size_t length = whole_pages(size ? size : 1);
    vault_wipe(memory, length);
    munmap(memory, length);
}

void vault_wipe(void *memory, size_t size) {
    memset(memory, 0, size);
    __asm__ __volatile__("" : : "r"(memory) : "memory");
}

int vault_random(void *memory, size_t size) {
#ifdef __linux__
    unsigned char *at = memory;
    while (size > 0) {
        ssize_t got = getrandom(at, size, 0);
        if (got < 0) {
            if (errno == EINTR) continue;
            return -1;
        }
        at += got;
        size -= (size_t)got;
    }
    return 0;
#else
    arc4random_buf(memory, size);
    return 0;
#endif
}

int vault_harden_process(void) {
    struct rlimit none = {0, 0};
    int failed = setrlimit(RLIMIT_CORE, &none);
#ifdef __linux__
    failed |= prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
#endif
    return failed ? -1 : 0;
}

int vault_peer_user(int socket, uid_t *user) {
#ifdef __linux__
    struct ucred peer;
    socklen_t length = sizeof peer;
    if (getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &length) != 0) return -1;
    *user = peer.uid;
    return 0;
#else
    gid_t group;
    return getpeereid(socket, user, &group);
#endif
}

int64_t vault_uptime_milliseconds(void) {
    struct timespec now;
#ifdef CLOCK_BOOTTIME
    clock_gettime(CLOCK_BOOTTIME, &now);
#else
    clock_gettime(CLOCK_MONOTONIC, &now);
#endif
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

int vault_contains(const void *bytes, size_t size, const void *needle, size_t needle_size) {
    return memmem(bytes, size, needle, needle_size) != NULL;
}

int vault_spawn_detached(char *const arguments[]) {
    extern char **environ;
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    pid_t process;
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    for (int descriptor = 0; descriptor <= 2; descriptor++)
        posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0);
    // 别的描述符一概不带：带着谁的管道，谁就等不到末尾
    posix_spawn_file_actions_addclosefrom_np(&actions, 3);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID);
    int failed = posix_spawn(&process, "/proc/self/exe", &actions, &attributes, arguments, environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return failed;
}
