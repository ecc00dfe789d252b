#ifndef CVAULT_SYSTEM_H
#define CVAULT_SYSTEM_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// 取一块锁在内存里、不进核心转储的页；内核支持时连内核也看不见。失败返回空指针
void *vault_secret_allocate(size_t size);
/// 擦净并归还
void vault_secret_free(void *memory, size_t size);
/// 擦净；编译器不会省掉
void vault_wipe(void *memory, size_t size);
/// 系统的随机数；成功返回 0
int vault_random(void *memory, size_t size);
/// 本进程不可被调试、不留核心转储；成功返回 0
int vault_harden_process(void);
/// 套接字对端的用户号；成功返回 0
int vault_peer_user(int socket, uid_t *user);
/// 开机以来的毫秒数，含休眠
int64_t vault_uptime_milliseconds(void);
/// 一块字节里有没有另一块
int vault_contains(const void *bytes, size_t size, const void *needle, size_t needle_size);
/// 用本程序自己与给定的参数叫起一个后台进程：自成会话，不占终端；成功返回 0
int vault_spawn_detached(char *const arguments[]);

#endif
