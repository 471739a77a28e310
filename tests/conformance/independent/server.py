#!/usr/bin/env python3
"""An independent backend, written from the contract alone, in another language than the mock bank.

    python3 server.py [--port N] [--list]

One process serves many banks: the path says which. `/SESSION/SWITCHES/api/users.php` is the endpoint of a bank of its
own; SWITCHES are faults and variants of faults.py, joined by commas, or `-`. `GET /SESSION/SWITCHES/mail?email=&purpose=`
reads the last code that was sent. Standard library only.
"""
import argparse
import json
import sys
import threading
import urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import operations
from bank import Bank, Unauthorized
from faults import OPERATIONS, catalogue
from wirefaults import corrupt

CRUD = {'userlogin', 'newuser', 'verifyuser', 'userforgot'}
TOKENLESS = CRUD | {'resendconfirmcode', 'resendforgotcode', 'getdocs'}
banks = {}
turn = threading.Lock()


def bank_at(session, switches):
    key = (session, switches)
    if key not in banks:
        banks[key] = Bank(name for name in urllib.parse.unquote(switches).split(',') if name not in ('', '-'))
    return banks[key]


def form_of(content_type, body):
    """The fields of a form as PHP reads them: the last of a name wins, a name with [] makes an array."""
    fields = {}

    def put(name, value):
        fields[name[:-2] if name.endswith('[]') else name] = [value] if name.endswith('[]') else value

    if content_type.startswith('application/x-www-form-urlencoded'):
        for name, value in urllib.parse.parse_qsl(body.decode('utf-8', 'replace'), keep_blank_values=True):
            put(name, value)
    elif content_type.startswith('multipart/form-data') and 'boundary=' in content_type:
        boundary = content_type.split('boundary=', 1)[1].encode()
        for part in body.split(b'--' + boundary)[1:-1]:
            head, _, value = part[2:-2].partition(b'\r\n\r\n')
            head = head.decode('utf-8', 'replace')
            name = head.split(' name="', 1)[1].split('"', 1)[0] if ' name="' in head else ''
            put(name, {'bytes': value} if ' filename="' in head else value.decode('utf-8', 'replace'))
    return fields


def operation_named(bank, method, query, fields):
    """The one operation that a call names, or None."""
    if method != 'POST' and not bank.on('get-served'):
        return None
    if bank.on('unknown-query-refused') and not set(query) <= {'crud'}:
        return None
    names = set()
    crud = query.get('crud')
    if crud is not None:
        names.add(crud if crud in CRUD else '')
    sources = {**query, **fields} if bank.on('names-anywhere') or method != 'POST' else fields
    if bank.on('crud-in-form') and fields.get('crud') in CRUD:
        names.add(fields['crud'])
    for name in OPERATIONS:
        if name in CRUD:
            continue
        if sources.get(name) == name:
            names.add(name)
        if bank.on('any-case') and sources.get(name.upper()) == name.upper():
            names.add(name)
        if bank.on('marker-without-value') and name in sources:
            names.add(name)
    if bank.on('any-case') and (crud or '').lower() in CRUD:
        names = {crud.lower()}
    if bank.on('first-name-wins') and len(names) > 1:
        names = {sorted(names)[0]}
    return names.pop() if len(names) == 1 and '' not in names else None


def holder_of(bank, name, fields, query, headers):
    """Who calls. Raises Unauthorized without a live session of the right kind."""
    token = fields.get('token')
    if bank.on(f'token-anywhere@{name}') and token is None:
        token = query.get('token') or headers.get('Authorization', '').removeprefix('Bearer ')
    first = bank.customers[0]
    if bank.on(f'no-session@{name}') and token is None:
        return first
    if bank.on(f'empty-session@{name}') and token == '':
        return first
    if bank.on(f'any-token@{name}') and token and bank.tokens.get(token) is None:
        return first
    if bank.on(f'token-prefix@{name}') and isinstance(token, str) and len(token) > 7:
        for known, entry in bank.tokens.items():
            if known.startswith(token[:8]):
                return entry['customer']
    entry = bank.tokens.get(token) if isinstance(token, str) else None
    if entry is None or (not entry['live'] and not bank.on(f'dead-token@{name}')):
        raise Unauthorized
    wanted = {'session', 'temporary'} if name == 'submit_verification' else {'session'}
    if entry['kind'] not in wanted and not bank.on(f'temporary@{name}') and not bank.on('temporary-everywhere'):
        raise Unauthorized
    if bank.on(f'session-of-another@{name}') and entry['customer'] is first:
        return bank.customers[1]
    return entry['customer']


def respond(bank, method, query, fields, headers):
    """(status, content type, body) for a call."""
    name = operation_named(bank, method, query, fields)
    if name is None:
        if bank.on('unknown-is-empty'):
            return 200, 'text/html', b''
        if bank.on('unknown-succeeds'):
            return 200, 'application/json', b'{"status":"success"}'
        return 404, 'application/json', json.dumps({'status': 'error', 'message': 'No such operation.'}).encode()
    if bank.on(f'returns-contact@{name}'):
        name = 'getcontact'
    who = None
    try:
        if name not in TOKENLESS or (name == 'getdocs' and bank.on('docs-want-token')):
            who = holder_of(bank, name, fields, query, headers)
        if name == 'getdocs' and bank.on('docs-refuse-tokens') and 'token' in fields:
            raise Unauthorized
    except Unauthorized:
        status = 200 if bank.on(f'expired-is-200@{name}') else 403 if bank.on(f'expired-is-403@{name}') else 401
        data = {'status': 'error', 'message': 'Your session has ended.'}
        if bank.on('expired-without-message'):
            del data['message']
        return status, 'application/json', json.dumps(data).encode()
    fields = {key: value for key, value in fields.items() if not isinstance(value, list)} if not bank.on(f'array-breaks@{name}') else fields
    if bank.on(f'array-breaks@{name}') and any(isinstance(value, list) for value in fields.values()):
        return 500, 'text/html', b'Fatal error: trim() expects string'
    data = getattr(operations, name)(bank, fields, who)
    return corrupt(bank, name, fields, data)


class Handler(BaseHTTPRequestHandler):
    protocol_version = 'HTTP/1.1'
    # Head and body leave in one segment: in two, Nagle's algorithm holds the second until the client's delayed ACK.
    wbufsize = -1
    disable_nagle_algorithm = True

    def do_POST(self):
        self.serve('POST')

    def do_GET(self):
        self.serve('GET')

    def serve(self, method):
        length = int(self.headers.get('Content-Length') or 0)
        body = self.rfile.read(length)
        url = urllib.parse.urlsplit(self.path)
        session, _, rest = url.path.lstrip('/').partition('/')
        switches, _, path = rest.partition('/')
        query = dict(urllib.parse.parse_qsl(url.query, keep_blank_values=True))
        with turn:
            bank = bank_at(session, switches)
            if path == 'mail':
                code = bank.last_code(query.get('email', ''), query.get('purpose', ''))
                status, kind, data = (200, 'text/plain', code.encode()) if code else (404, 'text/plain', b'')
            elif path.endswith('api/users.php'):
                fields = form_of(self.headers.get('Content-Type', ''), body)
                try:
                    status, kind, data = respond(bank, method, query, fields, self.headers)
                except Exception as error:  # what PHP does with a bug
                    status, kind, data = 500, 'text/html', f'Fatal error: {error}'.encode()
            else:
                status, kind, data = 404, 'text/html', b'<h1>Not Found</h1>'
        self.send_response(status)
        if kind:
            self.send_header('Content-Type', kind)
        self.send_header('Content-Length', str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_args):
        pass


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--port', type=int, default=0)
    parser.add_argument('--list', action='store_true')
    options = parser.parse_args()
    if options.list:
        json.dump(catalogue(), sys.stdout)
        return
    server = Server(('127.0.0.1', options.port), Handler)
    print(json.dumps({'port': server.server_address[1]}), flush=True)
    threading.Thread(target=lambda: (sys.stdin.read(), server.shutdown()), daemon=True).start()
    server.serve_forever()


if __name__ == '__main__':
    main()
