#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""siege.py PROGRAM [NAME...] - what a host is attacked with, each attack refused.

Everything is done from outside, against servers of our own; docs/security.md says what is promised. Each
function called siege_NAME is an attack; with names, only those are made. Ends with "N passed, N failed".
"""

import base64
import json
import os
import re
import shutil
import signal
import socket
import sqlite3
import ssl
import stat
import struct
import subprocess
import sys
import tempfile
import threading
import time
import traceback

PROGRAM = os.path.abspath(sys.argv[1])
HERE = os.path.dirname(os.path.abspath(__file__))
LUCK = "00112233445566778899aabbccddeeff"
passed = failed = 0


def count(good, bad):
    global passed, failed
    passed += good
    failed += bad


def check(good, what, more=""):
    count(bool(good), not good)
    if not good:
        print("FAIL", what, more)
    return good


# ---- a client ---------------------------------------------------------------------------


def dial(port, tls=False):
    s = socket.create_connection(("127.0.0.1", port), timeout=10)
    if tls:
        context = ssl.create_default_context()
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
        s = context.wrap_socket(s)
    return s


def fetch(port, path, head=(), tls=False, wait=10):
    """All the server says to a request by HTTP, head included."""
    s = dial(port, tls)
    s.settimeout(wait)
    lines = ["GET %s HTTP/1.1" % path, "Host: 127.0.0.1:%d" % port, "Connection: close", *head]
    s.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
    data = b""
    try:
        while piece := s.recv(65536):
            data += piece
    except OSError:
        pass
    s.close()
    return data.decode("latin-1")


class Client:
    """A WebSocket by hand, so that it can misbehave."""

    def __init__(self, port, head=(), tls=False, masked=True):
        self.masked, self.asked, self.data, self.news = masked, 0, b"", []
        self.socket = dial(port, tls)
        lines = ["GET / HTTP/1.1", "Host: 127.0.0.1:%d" % port, "Upgrade: websocket", "Connection: Upgrade"]
        lines += ["Sec-WebSocket-Key: " + base64.b64encode(bytes(16)).decode(), "Sec-WebSocket-Version: 13"]
        lines += ["Sec-WebSocket-Protocol: spielwerk.1", *head]
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        while b"\r\n\r\n" not in self.data:
            piece = self.socket.recv(4096)
            if not piece:
                raise ConnectionError("no answer")
            self.data += piece
        self.head, _, self.data = self.data.partition(b"\r\n\r\n")
        if b" 101 " not in self.head:
            raise ConnectionError(self.head.decode("latin-1"))

    def send(self, text):
        data, bit = text.encode(), 0x80 if self.masked else 0
        size = struct.pack("!BB", 0x81, bit | len(data)) if len(data) < 126 else None
        if not size:
            short = len(data) < 65536
            size = struct.pack("!BBH" if short else "!BBQ", 0x81, bit | (126 if short else 127), len(data))
        self.socket.sendall(size + (bytes(4) if self.masked else b"") + data)

    def frame(self):
        """The next message, or None when the connection is closed."""
        while True:
            if len(self.data) >= 2:
                size, start = self.data[1] & 127, 2
                if size > 125:
                    start = 4 if size == 126 else 10
                    size = int.from_bytes(self.data[2:start], "big") if len(self.data) >= start else 1 << 40
                if len(self.data) >= start + size:
                    kind, body = self.data[0] & 15, self.data[start : start + size]
                    self.data = self.data[start + size :]
                    if kind == 1:
                        return json.loads(body)
                    if kind == 8:
                        return None
                    continue
            piece = self.socket.recv(65536)
            if not piece:
                return None
            self.data += piece

    def ask(self, what, **members):
        self.asked += 1
        self.send(json.dumps({"do": what, "re": self.asked, **members}))
        while (message := self.frame()) is not None:
            if message.get("re") in (self.asked, -1):
                return message
            self.news.append(message)
        return None

    def create(self, game="lydia", seats=("person", "person"), **more):
        return self.ask("create", game=game, seats=list(seats), **more)

    def sit(self, table, secret, name="Ada"):
        return self.ask("sit", table=table, secret=secret, name=name, luck=LUCK)

    def close(self):
        self.socket.close()


def refusal(answer):
    return (answer or {}).get("no")


# ---- a server ----------------------------------------------------------------------------


class Server:
    def __init__(self, *options, store=None, env=None, stderr=None, rate=1000000, before=None, program=PROGRAM):
        self.folder = tempfile.mkdtemp(dir="/dev/shm" if os.access("/dev/shm", os.W_OK) else None)
        self.store = store or os.path.join(self.folder, "tables.db")
        self.log = os.path.join(self.folder, "log")
        command = [program, "serve", "--lang", "en", "--port", "0", "--rate", str(rate), "--store", self.store]
        with open(self.log, "w") as log:
            self.process = subprocess.Popen(
                command + list(options),
                stdout=subprocess.PIPE,
                stderr=log,
                env={**os.environ, **(env or {})},
                preexec_fn=before,
                text=True,
            )
        line = self.process.stdout.readline()
        found = re.search(r"127\.0\.0\.1:(\d+)", line)
        self.port = int(found[1]) if found else 0

    def said(self):
        with open(self.log) as log:
            return log.read()

    def stop(self, how=signal.SIGTERM):
        self.process.send_signal(how)
        code = self.process.wait(30)
        self.process.stdout.close()
        return code

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def begin(server, game="lydia", **more):
    """A match of two, both connected."""
    pair = [Client(server.port), Client(server.port)]
    made = pair[0].create(game, **more)
    for client, secret in zip(pair, made["secrets"]):
        client.sit(made["table"], secret)
    return pair, made


def memory(server):
    """Megabytes the server has in memory."""
    with open("/proc/%d/status" % server.process.pid) as f:
        return int(re.search(r"VmRSS:\s*(\d+)", f.read())[1]) / 1024


def eventually(test, seconds=10):
    end = time.monotonic() + seconds
    while not (good := test()) and time.monotonic() < end:
        time.sleep(0.05)
    return good


# ---- attacks -------------------------------------------------------------------------------


def siege_h2c():
    """Another protocol in the middle of a connection would get past what a proxy forbids."""
    head = ["Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQAAP__", "Connection: Upgrade, HTTP2-Settings"]
    with Server() as server:
        answer = fetch(server.port, "/healthz", head)
        check(" 101 " not in answer.split("\r\n")[0], "h2c is not spoken", answer[:80])
        check(Client(server.port).ask("ping") == {"re": 1}, "WebSockets are")


def siege_metrics():
    """Figures for the host stand at an address of their own, if he wants that."""
    other = socket.create_server(("127.0.0.1", 0))
    port = other.getsockname()[1]
    other.close()
    with Server("--metrics", "127.0.0.1:%d" % port) as server:
        if not check(server.port, "metrics at an address of their own", server.said()):
            return
        check("spielwerk_tables " in fetch(port, "/metrics"), "there they are")
        check("\r\n\r\nok" in fetch(port, "/healthz"), "and health")
        check(" 404 " in fetch(port, "/"), "and nothing else")
        for path in ("/metrics", "/healthz"):
            check(" 404 " in fetch(server.port, path), path + " is not at the table's address")
        try:
            Client(port)
            check(False, "no table there")
        except ConnectionError:
            check(True, "no table there")


def answer_once(listener, answer, heard):
    try:
        s, _ = listener.accept()
        heard.append(b"")
        while b"}" not in heard[0] and (piece := s.recv(4096)):
            heard[0] += piece
        s.sendall(answer)
        s.close()
    except OSError:
        pass


def siege_redirect():
    """A reminder that is sent on to somewhere else stays where it is."""
    first, second = socket.create_server(("127.0.0.1", 0)), socket.create_server(("127.0.0.1", 0))
    to = b"Location: http://127.0.0.1:%d/inside\r\nContent-Length: 0\r\n\r\n" % second.getsockname()[1]
    heard, inside = [], []
    threads = [
        threading.Thread(target=answer_once, args=(first, b"HTTP/1.1 307 Elsewhere\r\n" + to, heard)),
        threading.Thread(target=answer_once, args=(second, b"HTTP/1.1 204 No Content\r\n\r\n", inside)),
    ]
    for t in threads:
        t.daemon = True
        t.start()
    with Server("--private-hooks") as server:
        pair, made = begin(server)
        mine = pair[0].ask("mine", tables=[[made["table"], made["secrets"][0]]])
        away = 1 if mine["tables"][0]["turn"] else 0
        pair[away].ask("hook", url="http://127.0.0.1:%d/turn" % first.getsockname()[1])
        pair[away].close()
        pair[1 - away].ask("leave", bot="random")
        check(eventually(lambda: heard and heard[0]), "a reminder is sent")
        time.sleep(0.5)
        check(not inside, "and nowhere else", str(inside))
    first.close()
    second.close()


def siege_files():
    """The store holds the secrets of running matches: nobody else's business."""
    folder = tempfile.mkdtemp()
    home = {"HOME": folder, "XDG_DATA_HOME": os.path.join(folder, "data")}
    ours = os.path.join(folder, "data", "spielwerk")
    before = lambda: os.umask(0o022)
    open_to_all = os.path.join(folder, "old.db")
    open(open_to_all, "w").close()
    os.chmod(open_to_all, 0o644)
    command = [PROGRAM, "serve", "--lang", "en", "--port", "0"]
    for options, path in ([], os.path.join(ours, "tables.db")), (["--store", open_to_all], open_to_all):
        process = subprocess.Popen(
            command + options, stdout=subprocess.PIPE, env={**os.environ, **home}, preexec_fn=before, text=True
        )
        port = int(re.search(r"127\.0\.0\.1:(\d+)", process.stdout.readline())[1])
        Client(port).create()
        for name in (path, path + "-wal", path + "-shm"):
            check(mode(name) == 0o600, name[len(folder) :] + " is private", oct(mode(name)))
        process.terminate()
        process.wait()
        process.stdout.close()
    check(mode(ours) == 0o700, "its folder is private", oct(mode(ours)))
    shutil.rmtree(folder)


def mode(path):
    return stat.S_IMODE(os.stat(path).st_mode)


def siege_origin():
    """A page by http is another page than the one by https."""
    with Server() as server:
        for origin, good in (("http://127.0.0.1:%d", True), ("https://127.0.0.1:%d", False)):
            origin %= server.port
            check(connects(server, ["Origin: " + origin]) == good, origin.split(":")[0] + ": a page of ours")
        said = ["X-Forwarded-Proto: https", "Origin: https://127.0.0.1:%d" % server.port]
        check(not connects(server, said), "whoever says that he is a proxy")
    with Server("--proxy", "127.0.0.1") as server:
        said[1] = "Origin: https://127.0.0.1:%d" % server.port
        check(connects(server, said), "the proxy speaks TLS", server.said())
        said[0] = "X-Forwarded-Proto: http"
        check(not connects(server, said), "and otherwise does not")


def connects(server, head=()):
    try:
        Client(server.port, head).close()
        return True
    except ConnectionError:
        return False


def make_certificate(folder):
    names = [os.path.join(folder, name) for name in ("certificate", "key")]
    command = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost"
    subprocess.run([*command.split(), "-keyout", names[1], "-out", names[0]], check=True, capture_output=True)
    return ["--certificate", names[0], "--key", names[1]]


def siege_tls():
    """Who came by TLS once is told to come by TLS again; and there, too, the scheme is compared."""
    with tempfile.TemporaryDirectory() as folder, Server(*make_certificate(folder)) as server:
        answer = fetch(server.port, "/", tls=True)
        check("strict-transport-security: max-age=" in answer.lower(), "HSTS", answer[:400])
        for scheme, good in (("https", True), ("http", False)):
            try:
                Client(server.port, ["Origin: %s://127.0.0.1:%d" % (scheme, server.port)], tls=True).close()
                check(good, "a page by %s at a server with TLS" % scheme)
            except ConnectionError:
                check(not good, "a page by %s at a server with TLS" % scheme)
    with Server() as server:
        check("strict-transport" not in fetch(server.port, "/").lower(), "no HSTS without TLS")


def siege_sockets():
    """One address gets so many connections and no more; others are not concerned."""
    with Server("--clients-each", "5", "--clients", "12", "--proxy", "127.0.0.1") as server:
        if not check(server.port, "connections are counted", server.said()):
            return
        for place, other, name in (
            ("10.1.2.3", "10.1.2.4", "IPv4"),
            ("2001:db8:1:2::5", "2001:db8:1:3::5", "IPv6"),
        ):
            near = "2001:db8:1:2:ffff::6" if ":" in place else place
            crowd = [Client(server.port, ["X-Forwarded-For: 1.1.1.1, " + place]) for _ in range(5)]
            check(all(c.ask("ping") == {"re": 1} for c in crowd), name + ": some are welcome")
            late = Client(server.port, ["X-Forwarded-For: " + near])
            answer = late.ask("ping")
            check(refusal(answer) == "CLIENTS_MANY" and answer["re"] == 1 and answer["say"], name + ": one too many", str(answer))
            check(late.frame() is None, name + ": is let go")
            check(Client(server.port, ["X-Forwarded-For: " + other]).ask("ping") == {"re": 1}, name + ": others come")
            crowd[0].close()
            back = lambda: Client(server.port, ["X-Forwarded-For: " + place]).ask("ping") == {"re": 1}
            check(eventually(back), name + ": one goes, one comes")
            for c in crowd:
                c.close()
        check(re.search(r"Z 10\.1\.2\.x: ", server.said()), "the log says from where, shortened", server.said())
        check("10.1.2.3" not in server.said(), "and no more than that")
        keep = [Client(server.port, ["X-Forwarded-For: 10.9.0.%d" % i]) for i in range(14)]
        check(refusal(keep[-1].ask("ping")) == "SERVER_FULL", "too many in all")
    with Server("--clients-each", "5") as server:
        keep = [Client(server.port, ["X-Forwarded-For: 10.1.0.%d" % i]) for i in range(6)]
        check(refusal(keep[-1].ask("ping")) == "CLIENTS_MANY", "nobody is believed who is no proxy")


def siege_tables():
    """Tables are made one after the other, not by the thousand."""
    with Server("--tables-each", "20", "--tables", "50", "--proxy", "127.0.0.1") as server:
        if not check(server.port, "tables are counted", server.said()):
            return
        one = Client(server.port, ["X-Forwarded-For: 10.1.2.3"])
        answers = [one.create() for _ in range(25)]
        check(all("table" in a for a in answers[:20]), "twenty are made")
        check(all(refusal(a) == "TABLES_MANY" for a in answers[20:]), "and no more", str(answers[20]))
        again = Client(server.port, ["X-Forwarded-For: 10.1.2.3"])
        check(refusal(again.create()) == "TABLES_MANY", "nor by another connection")
        more = [Client(server.port, ["X-Forwarded-For: 10.1.3.%d" % i]).create() for i in range(35)]
        check("table" in more[0], "others make theirs")
        check(refusal(more[-1]) == "SERVER_FULL", "until there is no room", str(more[-1]))
        check(one.ask("look", table=answers[0]["table"]).get("brief"), "those there are remain")


def siege_editions():
    """Components of one's own take room, and there is not room for everything."""
    data = subprocess.run([PROGRAM, "data", "lydia", "--json"], capture_output=True, text=True, check=True)
    edition = json.loads(data.stdout)
    with Server("--editions", "2", "--editions-each", "1", "--tables-each", "1000000", "--proxy", "127.0.0.1") as server:
        if not check(server.port, "editions are counted", server.said()):
            return
        one = Client(server.port, ["X-Forwarded-For: 10.1.2.3"])
        before, made = memory(server), 0
        while refusal(answer := one.create(edition=edition)) is None and made < 1000:
            made += 1
        check(0 < made < 200 and refusal(answer) == "EDITIONS_FULL", "an address brings so much", "%d %s" % (made, answer))
        check(memory(server) - before < 4, "and not more", "%.1f MB" % (memory(server) - before))
        check("table" in one.create(), "tables without are welcome")
        for i in range(10):
            client = Client(server.port, ["X-Forwarded-For: 10.2.2.%d" % i])
            while refusal(answer := client.create(edition=edition)) is None and made < 1000:
                made += 1
        check(made < 400 and refusal(answer) == "EDITIONS_FULL", "all of them bring so much", str(made))
        check(memory(server) - before < 8, "and not more in all", "%.1f MB" % (memory(server) - before))


SHIM = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <sys/time.h>
#include <time.h>

/* The machine's clock, set by so many seconds as a file says. */
static long offset(void)
{
    FILE *f = fopen(SET, "r");
    long seconds = 0;

    if (f && fscanf(f, "%ld", &seconds) != 1)
        seconds = 0;
    if (f)
        fclose(f);
    return seconds;
}

int clock_gettime(clockid_t which, struct timespec *out)
{
    int (*real)(clockid_t, struct timespec *) = dlsym(RTLD_NEXT, "clock_gettime");
    int code = real(which, out);

    if (which == CLOCK_REALTIME)
        out->tv_sec += offset();
    return code;
}

int gettimeofday(struct timeval *out, void *zone)
{
    int (*real)(struct timeval *, void *) = dlsym(RTLD_NEXT, "gettimeofday");
    int code = real(out, zone);

    out->tv_sec += offset();
    return code;
}
"""


def build_shim(folder, text):
    source, shim, at = (os.path.join(folder, name) for name in ("shim.c", "shim.so", "set"))
    with open(source, "w") as f:
        f.write(text)
    command = ["gcc", "-O1", "-shared", "-fPIC", '-DSET="%s"' % at, "-o", shim, source, "-ldl"]
    subprocess.run(command, check=True)
    return shim, at


def siege_clock():
    """Somebody sets the machine's clock: nobody's time runs out, and nobody is too fast."""
    with tempfile.TemporaryDirectory() as folder:
        shim, at = build_shim(folder, SHIM)
        env = {"LD_PRELOAD": shim, "ASAN_OPTIONS": "verify_asan_link_order=0"}
        for hours in (-1, 1):
            if os.path.exists(at):
                os.remove(at)
            with Server(env=env, rate=5) as server:
                pair, _ = begin(server, clock=[600, 0])
                for client in pair:
                    client.ask("ping")
                with open(at, "w") as f:
                    f.write(str(hours * 3600))
                time.sleep(2.5)
                name = "an hour %s" % ("back" if hours < 0 else "forward")
                check(refusal(pair[0].ask("ping")) is None, name + ": may speak")
                infos = [m["table"] for m in pair[0].news if "table" in m]
                check(not any(seat["bot"] for seat in infos[-1]["seats"]), name + ": nobody becomes a bot")
                asked = [pair[1].ask("ping") for _ in range(60)]
                check(any(refusal(a) == "FRAME_RATE" for a in asked), name + ": too fast is too fast")


FULL = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <unistd.h>

/* The disk is full while a file is there. */
ssize_t pwrite64(int fd, const void *data, size_t size, off64_t at)
{
    ssize_t (*real)(int, const void *, size_t, off64_t) = dlsym(RTLD_NEXT, "pwrite64");

    if (access(SET, F_OK) != 0)
        return real(fd, data, size, at);
    errno = ENOSPC;
    return -1;
}
"""


def siege_full():
    """A full disk is called one, nothing is lost, and it goes on when there is room again."""
    with tempfile.TemporaryDirectory() as folder:
        shim, at = build_shim(folder, FULL)
        env = {"LD_PRELOAD": shim, "ASAN_OPTIONS": "verify_asan_link_order=0"}
        with Server(env=env) as server:
            pair, made = begin(server)
            open(at, "w").close()
            check(refusal(pair[0].ask("chat", text="full")) == "STORE_FAILED", "who writes hears of it")
            check("disk is full" in server.said(), "the log says why", server.said())
            check("rollback" not in server.said(), "and nothing else", server.said())
            check("\r\n\r\nok" in fetch(server.port, "/healthz"), "the server goes on")
            os.remove(at)
            client = Client(server.port)
            client.sit(made["table"], made["secrets"][0])
            check(refusal(client.ask("chat", text="room")) is None, "there is room again")


def siege_two_servers():
    """One file is for one server; whoever is killed leaves it to the next."""
    with Server() as first:
        second = Server(store=first.store)
        check(second.port == 0 and "another server" in second.said(), "the second one is told", second.said())
        second.stop(signal.SIGKILL)
        first.stop(signal.SIGKILL)
        with Server(store=first.store) as third:
            check(third.port, "the next one begins", third.said())


def old_store(path):
    with open(os.path.join(HERE, "old_tables.sql")) as f:
        text = f.read()
    db = sqlite3.connect(path)
    db.executescript(text)
    db.close()
    return re.search(r"VALUES\('(\S{22})',1,", text)[1], re.search("secrets (\\S+) (\\S+)", text).groups()


def goes_on(server, table, secrets, name):
    pair = [Client(server.port), Client(server.port)]
    for client, secret in zip(pair, secrets):
        check("seat" in (client.sit(table, secret) or {}), name + ": sits down again", server.said())
    answers = [client.ask("leave", bot="random") for client in pair]
    check(all(refusal(a) is None for a in answers), name + ": the match goes on")
    over = lambda: pair[0].ask("look", table=table)["brief"]["over"]
    check(eventually(over), name + ": to its end")
    log = pair[0].ask("log")
    check("spielwerk save" in log.get("log", ""), name + ": and opens its log")


def siege_upgrade():
    """Stores of earlier programs go on; those of later ones are left alone."""
    folder = tempfile.mkdtemp()
    path = os.path.join(folder, "tables.db")
    table, secrets = old_store(path)
    with Server(store=path) as server:
        goes_on(server, table, secrets, "an old store")
    db = sqlite3.connect(path)
    check(db.execute("PRAGMA user_version").fetchone()[0] >= 1, "it has a version now")
    db.execute("PRAGMA user_version = 1000")
    db.commit()
    db.close()
    with Server(store=path) as server:
        check(server.port == 0 and "version 1000" in server.said(), "a store of a later program", server.said())
    shutil.rmtree(folder)


def siege_hardened():
    """A mistake of ours is not to become a way in: the program as it is built, and its unit."""
    tell = lambda *command: subprocess.run(command, capture_output=True, text=True).stdout
    if "__asan_init" in tell("nm", "-D", PROGRAM) or "__tsan_init" in tell("nm", "-D", PROGRAM):
        return
    check("BIND_NOW" in tell("readelf", "-d", PROGRAM), "BIND_NOW")
    check("GNU_RELRO" in tell("readelf", "-lW", PROGRAM), "RELRO")
    used = tell("nm", "-D", PROGRAM)
    check("__stack_chk_fail" in used, "a stack protector")
    check("_chk@" in used.replace("__stack_chk", ""), "FORTIFY")
    if os.uname().machine == "x86_64":
        check("IBT, SHSTK" in tell("readelf", "-nW", PROGRAM), "CET")
    if shutil.which("systemd-analyze"):
        unit = os.path.join(HERE, "..", "..", "docs", "systemd", "spielwerk.service")
        said = tell("systemd-analyze", "security", "--offline=true", unit)
        found = re.search(r"exposure level for spielwerk.service: ([0-9.]+)", said)
        check(found and float(found[1]) < 2, "the unit", said[-200:])


# ---- with PostgreSQL -------------------------------------------------------------------------


def siege_postgres():
    """The same with a database: it is upgraded, and while it is frozen the server is not."""
    if "STORE" in os.environ:
        postgres_upgrade(os.environ["STORE"])
        postgres_newer(os.environ["STORE"])
        postgres_frozen(os.environ["STORE"], os.environ["KILL"].split()[2])
        return
    command = [os.path.join(HERE, "postgres.sh"), sys.executable, __file__, PROGRAM, "postgres"]
    done = subprocess.run(command, capture_output=True, text=True)
    found = re.search(r"(\d+) passed, (\d+) failed", done.stdout)
    if check(found, "attacks with PostgreSQL", done.stdout + done.stderr):
        count(int(found[1]), int(found[2]))
        print("\n".join(line for line in done.stdout.split("\n") if line.startswith("FAIL")) or "all of them", flush=True)


def psql(store, text):
    done = subprocess.run(["psql", "-qAtX", store], input=text, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def postgres_upgrade(store):
    with open(os.path.join(HERE, "old_tables.sql")) as f:
        text = f.read()
    text = re.sub("CREATE [^;]*;|BEGIN[^;]*;|COMMIT[^;]*;", "", text)
    text = re.sub("(INSERT INTO \"tables\" VALUES\\('[^']*',\\d+,)0", "\\1false", text)
    psql(store, OLD_POSTGRES + text)
    table, secrets = re.search(r"VALUES\('(\S{22})',1,", text)[1], re.search("secrets (\\S+) (\\S+)", text).groups()
    with Server(store=store) as server:
        goes_on(server, table, secrets, "an old database")
    check(int(psql(store, "SELECT version FROM spielwerk_schema") or 0) >= 1, "it has a version now")


OLD_POSTGRES = """
CREATE TABLE IF NOT EXISTS tables (id text PRIMARY KEY, at bigint NOT NULL,
    listed boolean NOT NULL, mark int NOT NULL, plan text NOT NULL);
CREATE TABLE IF NOT EXISTS lines (id text NOT NULL, number int NOT NULL,
    at bigint NOT NULL, line text NOT NULL, PRIMARY KEY (id, number));
CREATE INDEX IF NOT EXISTS lobby ON tables (at) WHERE listed AND mark = 0;
"""


def postgres_newer(store):
    psql(store, "UPDATE spielwerk_schema SET version = 1000")
    with Server(store=store) as server:
        check(server.port == 0 and "version 1000" in server.said(), "a database of a later program", server.said())
    psql(store, "UPDATE spielwerk_schema SET version = 1")


def signal_all(folder, what):
    """To the database and to all its processes."""
    with open(os.path.join(folder, "data", "postmaster.pid")) as f:
        main = f.readline().strip()
    children = subprocess.run(["ps", "-o", "pid=", "--ppid", main], capture_output=True, text=True).stdout.split()
    for pid in [main, *children]:
        os.kill(int(pid), what)


def postgres_frozen(store, folder):
    with Server(store=store) as server:
        pair, made = begin(server)
        signal_all(folder, signal.SIGSTOP)
        try:
            threading.Thread(target=pair[0].ask, args=("chat",), kwargs={"text": "frozen"}, daemon=True).start()
            time.sleep(0.2)
            began = time.monotonic()
            check("\r\n\r\nok" in fetch(server.port, "/healthz", wait=8), "frozen: health answers")
            check(time.monotonic() - began < 6, "frozen: soon", "%.1f s" % (time.monotonic() - began))
            for path in ("/", "/healthz", "/metrics") * 3:
                began = time.monotonic()
                answer = fetch(server.port, path, wait=8)
                check(" 200 " in answer and time.monotonic() - began < 1, "frozen: " + path, "%.1f s" % (time.monotonic() - began))
            client = Client(server.port)
            answer = client.sit(made["table"], made["secrets"][1])
            check(refusal(answer) == "STORE_DOWN", "frozen: a table says so", str(answer))
        finally:
            signal_all(folder, signal.SIGCONT)
        back = lambda: "seat" in (Client(server.port).sit(made["table"], made["secrets"][1]) or {})
        check(eventually(back, 20), "frozen: comes back by itself")
        client = Client(server.port)
        client.sit(made["table"], made["secrets"][0])
        check(refusal(client.ask("chat", text="thawed")) is None, "frozen: and writes")


# ---- all of them ---------------------------------------------------------------------------


def main():
    names = sys.argv[2:] or [n[6:] for n in globals() if n.startswith("siege_")]
    for name in names:
        began = time.monotonic()
        try:
            globals()["siege_" + name]()
        except Exception:
            check(False, name, traceback.format_exc())
        print("%s: %.1f s" % (name, time.monotonic() - began), flush=True)
    print("%d passed, %d failed" % (passed, failed))
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
