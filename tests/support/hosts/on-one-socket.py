"""Runs a program again whenever it ends, each time on the same listening socket, as systemd does. Prints its port, then each process."""

import os
import socket
import sys

listening = socket.create_server(("127.0.0.1", 0), backlog=511)
print(listening.getsockname()[1], flush=True)
while True:
    process = os.fork()
    if process == 0:
        os.dup2(listening.fileno(), 3)
        os.set_inheritable(3, True)
        os.environ.update(LISTEN_FDS="1", LISTEN_PID=str(os.getpid()))
        os.execv(sys.argv[1], sys.argv[1:])
    print(process, flush=True)
    os.waitpid(process, 0)
