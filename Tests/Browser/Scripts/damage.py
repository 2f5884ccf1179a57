"""Sends an app's server what no page sends: damaged messages, frames that break the protocol, requests of strangers, and
connections that dawdle. The app has to go on, to refuse whom it must, and to show what it showed.

    damage.py ADDRESS [--count N] [--seed N]

Needs no browser. The same seed sends the same."""
import argparse
import base64
import json
import os
import random
import socket
import struct
import sys
import time
import urllib.parse
import urllib.request

parser = argparse.ArgumentParser()
parser.add_argument('address')
parser.add_argument('--count', type=int, default=100_000)
parser.add_argument('--seed', type=int, default=1)
options = parser.parse_args()
address = urllib.parse.urlsplit(options.address)
TOKEN = urllib.parse.parse_qs(address.query)['token'][0]
HOST = f'localhost:{address.port}'
generator = random.Random(options.seed)

VIEW = {'type': 'view', 'view': {'width': 393, 'height': 760, 'scale': 2, 'isDark': False, 'safeArea': [0, 0, 0, 0],
                                 'textScale': 1, 'reducesMotion': False, 'page': 'damage'}}
MESSAGES = [
    VIEW,
    {'type': 'pointer', 'phase': 'began', 'device': 'touch', 'id': 1, 'x': 100, 'y': 200, 'button': 1, 'modifiers': 0,
     'time': 12.5},
    {'type': 'pointer', 'phase': 'moved', 'device': 'pen', 'id': 2, 'x': 1.5, 'y': -3, 'time': 1e9},
    {'type': 'pointer', 'phase': 'ended', 'device': 'mouse', 'x': 5, 'y': 5},
    {'type': 'scroll', 'phase': 'changed', 'x': 10, 'y': 300, 'dx': 0, 'dy': 40, 'modifiers': 1, 'time': 3},
    {'type': 'scroll', 'phase': 'discrete', 'x': 10, 'y': 300, 'dx': 0, 'dy': 1},
    {'type': 'key', 'phase': 'down', 'key': 'a', 'code': 'KeyA', 'modifiers': 2, 'time': 4},
    {'type': 'key', 'phase': 'up', 'key': 'F12', 'modifiers': 31},
    {'type': 'text', 'text': '한글', 'start': -1, 'count': 1, 'action': 'mark', 'id': 1},
    {'type': 'text', 'text': 'a', 'number': 3, 'start': 0, 'count': 2},
    {'type': 'paste', 'text': 'pasted'}, {'type': 'focus', 'isOn': True}, {'type': 'shown', 'frame': 1},
    {'type': 'act', 'id': 5, 'action': 'activate', 'value': '1'}, {'type': 'perform', 'element': 4, 'action': 'press'},
]
VALUES = [
    0, -1, 1, 0.1, 1e308, -1e308, 1e400, -0.0, 2 ** 31, 2 ** 32, 2 ** 53 + 1, 2 ** 63, -2 ** 63, 2 ** 64, 10 ** 400,
    float('nan'), float('inf'), True, None, '', 'x', '\0', '\ud800', '\udfff\ud800', 'e\u0301' * 50, '👍🏽' * 20,
    'a' * 70_000, [], {}, [[]], [1, 2, 3, 4], ['a'] * 500, {'type': 'view'}, '\u202e', '-1', 'NaN', 'began',
]
# What is changed later must not be in here.
VALUES = [json.dumps(value) for value in VALUES]
TEXTS = [
    '', ' ', 'null', '0', '"', '{', '[]', '{}', '{"type"', '{"type":}', '{"type":"view","view":{}}', 'NaN', '\ufeff{}',
    '[' * 100_000, '{"a":' * 50_000, '{"type":"view","view":' + '[' * 5_000 + ']' * 5_000 + '}', '{"type":"' + 'x' * 900_000 + '"}',
    '{"type":"pointer","x":' + '9' * 5_000 + '}', '{"type":"key","key":"\\ud800"}', '{"type":"text","text":"\\udc00\\ud800"}',
    '{"type":"view","type":"key"}', '{"type":"paste","text":' + '"a"' + '}' * 9, '\\u0000', '{"type":"\\u0000"}',
]


class Closed(Exception):
    pass


class Client:
    """A connection that speaks WebSocket as far as it has to."""

    def __init__(self, headers=None, host=HOST, path='/socket'):
        self.socket = socket.create_connection(('127.0.0.1', address.port), timeout=20)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f'GET {path} HTTP/1.1', f'Host: {host}', 'Upgrade: websocket', 'Connection: Upgrade',
                 f'Sec-WebSocket-Key: {key}', 'Sec-WebSocket-Version: 13']
        lines += headers if headers is not None else [f'Authorization: Bearer {TOKEN}']
        self.socket.sendall(('\r\n'.join(lines) + '\r\n\r\n').encode())
        self.buffer = b''
        while b'\r\n\r\n' not in self.buffer:
            self.more()
        head, self.buffer = self.buffer.split(b'\r\n\r\n', 1)
        self.status = int(head.split()[1])

    def more(self):
        try:
            data = self.socket.recv(1 << 20)
        except (ConnectionError, BrokenPipeError):
            raise Closed
        if not data:
            raise Closed
        self.buffer += data

    def send(self, payload, opcode=1):
        if isinstance(payload, str):
            payload = payload.encode('utf-8', 'surrogatepass')
        size = len(payload)
        head = bytes([0x80 | opcode]) + (
            bytes([0x80 | size]) if size < 126 else b'\xfe' + struct.pack('>H', size) if size < 65536
            else b'\xff' + struct.pack('>Q', size))
        # A mask of zeros is a mask, too.
        self.raw(head + b'\0\0\0\0' + payload)

    def raw(self, data):
        try:
            self.socket.sendall(data)
        except (ConnectionError, BrokenPipeError):
            raise Closed

    def frame(self):
        """The next frame: its opcode and payload."""
        def take(count):
            while len(self.buffer) < count:
                self.more()
            data, self.buffer = self.buffer[:count], self.buffer[count:]
            return data
        head = take(2)
        size = head[1] & 127
        size = struct.unpack('>H', take(2))[0] if size == 126 else struct.unpack('>Q', take(8))[0] if size == 127 else size
        return head[0] & 15, take(size)

    def drain(self):
        """Reads what has come, without waiting."""
        self.socket.setblocking(False)
        try:
            while True:
                self.more()
                self.buffer = b''
        except BlockingIOError:
            pass
        finally:
            self.socket.settimeout(20)

    def close(self):
        self.socket.close()


def control(verb, **body):
    request = urllib.request.Request(
        f'http://127.0.0.1:{address.port}/control/{verb}', json.dumps(body).encode(),
        {'Authorization': 'Bearer ' + TOKEN, 'Content-Type': 'application/json'})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def picture():
    """What the app draws; waits until it is at rest, but for what never is, such as a caret."""
    last = None
    for _ in range(30):
        now = control('screenshot', scale=2)['png']
        if now == last:
            return now
        last = now
        time.sleep(0.2)
    return last


def damaged(isHolder):
    """A message as text or bytes, with its opcode."""
    kind = generator.random()
    if kind < 0.03:
        return generator.choice(TEXTS), 1
    if kind < 0.08:
        return generator.randbytes(generator.randrange(200)), generator.choice([1, 2])
    message = json.loads(json.dumps(generator.choice(MESSAGES)))
    if kind < 0.6:
        for _ in range(generator.randint(1, 3)):
            target = message
            if isinstance(message.get('view'), dict) and generator.random() < 0.7:
                target = message['view']
            key = generator.choice([*target, 'x', 'y', 'text', 'id', 'count', 'start', 'time', 'view'])
            if generator.random() < 0.15:
                target.pop(key, None)
            else:
                target[key] = json.loads(generator.choice(VALUES))
        # Python writes NaN and Infinity, which are no JSON.
        return json.dumps(message, ensure_ascii=generator.random() < 0.5), 1
    data = bytearray(json.dumps(message).encode())
    for _ in range(generator.randint(1, 6)):
        place = generator.randrange(len(data)) if data else 0
        act = generator.random()
        if act < 0.3:
            data[place:place + generator.randrange(9)] = b''
        elif act < 0.6:
            data[place:place] = generator.randbytes(generator.randrange(1, 5))
        elif act < 0.8 and data:
            data[place] ^= 1 << generator.randrange(8)
        else:
            data[place:place] = data[place:place + 40] * generator.randrange(1, 4)
    return bytes(data), 1


def takes(payload):
    """Whether a message could take the app over, or change who has it."""
    return b'take' in (payload if isinstance(payload, bytes) else payload.encode('utf-8', 'surrogatepass'))


def flood(count, isHolder):
    """Sends damaged messages over some connections; one that is closed is opened again."""
    clients = [None] * (1 if isHolder else 6)
    sent = opened = 0
    while sent < count:
        for index in range(len(clients)):
            try:
                if clients[index] is None:
                    clients[index] = Client()
                    opened += 1
                    assert clients[index].status == 101, f'status {clients[index].status}'
                    clients[index].send(json.dumps(VIEW))
                for _ in range(200):
                    payload, opcode = damaged(isHolder)
                    if not isHolder and takes(payload):
                        continue
                    sent += 1
                    clients[index].send(payload, opcode)
                clients[index].drain()
            except Closed:
                if clients[index]:
                    clients[index].close()
                clients[index] = None
        # So many messages in a second are no flood.
        time.sleep(0.11 if isHolder else 0.02)
    for client in clients:
        if client:
            client.close()
    return sent, opened


def exchange(text):
    """The status that a request is answered with; 0 if it is cut off."""
    with socket.create_connection(('127.0.0.1', address.port), timeout=30) as connection:
        try:
            connection.sendall(text.encode('latin-1', 'replace'))
            answer = connection.recv(65536)
        except ConnectionError:
            return 0
        return int(answer.split()[1]) if answer else 0


def strangers():
    bearer = f'Authorization: Bearer {TOKEN}\r\n'
    good = exchange(f'GET /?token={TOKEN} HTTP/1.1\r\nHost: {HOST}\r\n\r\n')
    assert good == 200, good
    for name, text, statuses in [
        ('no token', f'GET / HTTP/1.1\r\nHost: {HOST}\r\n\r\n', [401]),
        ('a wrong token', f'GET /?token={TOKEN[:-1]} HTTP/1.1\r\nHost: {HOST}\r\n\r\n', [401]),
        ('a wrong cookie', f'GET / HTTP/1.1\r\nHost: {HOST}\r\nCookie: seam-{address.port}={TOKEN}\r\n\r\n', [401]),
        ('a wrong header', f'GET / HTTP/1.1\r\nHost: {HOST}\r\nAuthorization: Bearer x\r\n\r\n', [401]),
        ('rebinding', f'GET /?token={TOKEN} HTTP/1.1\r\nHost: evil.example:{address.port}\r\n\r\n', [421]),
        ('rebinding with the header', f'GET / HTTP/1.1\r\nHost: 127.0.0.1.nip.io\r\n{bearer}\r\n', [421]),
        ('another origin', f'GET / HTTP/1.1\r\nHost: {HOST}\r\nOrigin: http://evil.example\r\n{bearer}\r\n', [403]),
        ('control without the header', f'POST /control/state HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: 2\r\n\r\n{{}}', [401, 403]),
        ('files', f'GET /../../../etc/passwd HTTP/1.1\r\nHost: {HOST}\r\n{bearer}\r\n', [400, 404]),
        ('files encoded', f'GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHost: {HOST}\r\n{bearer}\r\n', [400, 404]),
        ('files doubled', f'GET //etc/passwd HTTP/1.1\r\nHost: {HOST}\r\n{bearer}\r\n', [400, 404]),
        ('files ended early', f'GET /page.js%00.html HTTP/1.1\r\nHost: {HOST}\r\n{bearer}\r\n', [0, 400, 404]),
        ('a body that is too long', f'POST / HTTP/1.1\r\nHost: {HOST}\r\n{bearer}Content-Length: 99999999999\r\n\r\n', [0, 413]),
        ('no method', f'BREW / HTTP/1.1\r\nHost: {HOST}\r\n{bearer}\r\n', [405]),
        ('noise', '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03\r\n\r\n', [0, 400]),
    ]:
        status = exchange(text)
        assert status in statuses, f'{name}: {status}'
    for headers, host, statuses in [
        ([], HOST, [403]), ([f'Origin: http://{HOST}'], HOST, [401]),
        (['Origin: http://evil.example', bearer.strip()], HOST, [403]), ([bearer.strip()], 'evil.example', [421]),
        (['Origin: null', bearer.strip()], HOST, [403]),
    ]:
        client = Client(headers, host)
        assert client.status in statuses, (headers, host, client.status)
        client.close()


def dawdlers():
    """Connections that say little or nothing, for longer than a request may take."""
    beginnings = [b'', b'G', f'GET / HTTP/1.1\r\nHost: {HOST}\r\n'.encode(),
                  f'POST / HTTP/1.1\r\nHost: {HOST}\r\nAuthorization: Bearer {TOKEN}\r\nContent-Length: 500\r\n\r\n'.encode()]
    connections = []
    for index in range(300):
        connection = socket.create_connection(('127.0.0.1', address.port), timeout=20)
        try:
            connection.sendall(beginnings[index % len(beginnings)])
        except ConnectionError:
            pass
        connections.append(connection)
    # With all of them open, whoever has the token is served.
    for _ in range(5):
        assert exchange(f'GET /?token={TOKEN} HTTP/1.1\r\nHost: {HOST}\r\n\r\n') == 200
    for connection in connections:
        connection.close()


control('state')
# Somebody who has the app, at rest.
holder = Client()
assert holder.status == 101
holder.send(json.dumps(dict(VIEW, view=dict(VIEW['view'], page='holder'))))
for _ in range(60):
    opcode, payload = holder.frame()
    if opcode == 1 and json.loads(payload)['type'] == 'holding' and json.loads(payload)['isHolder']:
        break
holder.drain()
before = picture()

strangers()
dawdlers()
sent, opened = flood(options.count // 2, False)
holder.drain()
assert picture() == before, 'what others sent changed the picture'
print(f'{sent} damaged messages of {opened} pages that look on: the picture is the same', flush=True)

# Their own page may change the picture, and no more.
holder.close()
time.sleep(4.5)
more, again = flood(options.count - options.count // 2, True)
print(f'{more} damaged messages of {again} pages that have the app: it goes on', flush=True)
strangers()
client = Client()
client.send(json.dumps(VIEW))
while client.frame()[0] != 2:
    pass
control('state')
print('it still shows pictures')
