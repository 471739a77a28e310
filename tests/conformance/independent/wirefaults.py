"""Faults of the wire: what corrupts a response after the bank has made it. `kind@operation`."""
import json

REFUSAL = {'userlogin': 'error', 'newuser': 'error', 'verifyuser': 'error', 'userforgot': 'error', 'updateemail': 'failed',
           'updatepwd': 'failed', 'supdatepin': 'failed', 'newtrs': 'icon', 'newcd': 'icon', 'newmpc': 'icon',
           'newfdc': 'icon', 'newupgrade': 'icon'}


def refused(name, data):
    field = REFUSAL.get(name, 'status')
    if field in ('error', 'failed'):
        return bool(data.get(field))
    return data.get(field) != 'success'


def dumps(value):
    return json.dumps(value, ensure_ascii=False).encode()


def corrupt(bank, name, fields, data):
    on = lambda kind: bank.on(f'{kind}@{name}')
    status, kind = 200, 'application/json'
    is_loader = name.startswith('get') or name == 'pincheck'
    if not is_loader:
        field = REFUSAL.get(name, 'status')
        if refused(name, data):
            if on('refusal-400'):
                status = 400
            if on('refusal-422'):
                status = 422
            if on('refusal-401'):
                status = 401
            if on('refusal-reads-success'):
                data = {**data, field: 'success' if field in ('status', 'icon') else False}
            if on('refusal-drops-field'):
                data = {key: value for key, value in data.items() if key != field}
        else:
            if on('success-201'):
                status = 201
            if on('success-reads-refusal'):
                data = {**data, field: 'ok' if field in ('status', 'icon') else 'Saved.'}
            if on('success-redirects'):
                status = 302
    if on('other-type'):
        kind = 'text/html; charset=UTF-8'
    if on('no-type'):
        kind = ''
    for switch in bank.switches:
        what, _, where = switch.partition('@')
        if where != name:
            continue
        if what.startswith('missing:'):
            data.pop(what[8:], None)
        if what.startswith('null:'):
            data[what[5:]] = None
        if what.startswith('list:'):
            data[what[5:]] = []
        if what.startswith('text:'):
            data[what[5:]] = str(data.get(what[5:]))
        if what.startswith('renamed:'):
            data[what[8:].title()] = data.pop(what[8:], None)
        if what.startswith('row-missing:'):
            column = what[12:]
            for rows in data.values():
                if isinstance(rows, list):
                    for row in rows:
                        if isinstance(row, dict):
                            row.pop(column, None)
        if what.startswith('row-word:'):
            column, word = what[9:].split('=')
            for rows in data.values():
                if isinstance(rows, list):
                    for row in rows:
                        if isinstance(row, dict) and column in row:
                            row[column] = word
    body = dumps(data)
    if on('bom'):
        body = b'\xef\xbb\xbf' + body
    if on('notice'):
        body, kind = b'<br />\n<b>Notice</b>: Undefined index in users.php on line 7<br />\n' + body, 'text/html'
    if on('twice'):
        body = body + body
    if on('html'):
        body, kind = b'<!DOCTYPE html><html><body>Maintenance</body></html>', 'text/html'
    if on('empty'):
        body = b''
    if on('cut-off'):
        body = body[:-6]
    if on('latin1'):
        body = json.dumps(data, ensure_ascii=False).encode('latin1', 'replace')
    if on('server-error'):
        status, kind, body = 500, 'text/html', b'Internal Server Error'
    texts = [value for key, value in fields.items() if isinstance(value, str)]
    if on('breaks-on-missing') and any(key not in fields for key in EXPECTED.get(name, [])):
        status, body = 500, b'{}'
    if on('notice-on-missing') and any(key not in fields for key in EXPECTED.get(name, [])):
        body, kind = b'<b>Warning</b>: Undefined array key<br />' + body, 'text/html'
    if on('breaks-on-empty') and any(fields.get(key) == '' for key in EXPECTED.get(name, [])):
        status, body = 500, b'{}'
    if on('breaks-on-quote') and any("'" in value for value in texts):
        body = b'You have an error in your SQL syntax'
    if on('breaks-on-emoji') and any(max(map(ord, value), default=0) > 0xffff for value in texts):
        status, body = 500, b'{}'
    if on('breaks-on-long') and any(len(value) > 60_000 for value in texts):
        status, body = 500, b'{}'
    if on('breaks-on-no-file') and not any(isinstance(value, dict) for value in fields.values()):
        status, body = 500, b'{}'
    if on('breaks-on-empty-file') and any(isinstance(value, dict) and not value['bytes'] for value in fields.values()):
        body, kind = b'<b>Warning</b>: getimagesize()' + body, 'text/html'
    return status, kind, body


EXPECTED = {
    'userlogin': ['email', 'password'], 'newuser': ['first_name', 'email', 'password'], 'verifyuser': ['email', 'ver_code'],
    'resendconfirmcode': ['email'], 'submit_verification': ['type'], 'updatepin': ['pin'], 'confirmmypin': ['pin'],
    'newtrs': ['bank', 'act_no', 'amount', 'extra'], 'newcd': ['type', 'amount'], 'newmpc': ['purpose', 'type', 'amount'],
    'newfdc': ['plan', 'type', 'amount'], 'newupgrade': ['plan', 'type', 'amount'], 'mnotificationar': ['id'],
    'updateprofile': ['fullname', 'phone', 'dob'], 'updateemail': ['email'], 'updatepwd': ['c_pwd', 'n_pwd', 'con_pwd'],
    'supdatepin': ['c_pwd', 'n_pwd', 'con_pwd'], 'userforgot': ['email'], 'resendforgotcode': ['email'],
}
