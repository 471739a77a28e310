"""The bank behind server.py: customers, sessions, money. Written from the contract alone.

`on(name)` says whether a fault or a variant is switched on. A fault breaks one promise of the contract; a variant is
another legitimate reading of it. faults.py lists both.
"""
import hashlib
import secrets
import time

PROFILE = ['fullname', 'phone', 'gender', 'dob', 'country', 'marital_status', 'home_address', 'next_of_kin']
FORMS = {
    'newcd': ('getcdform', 'depositPic'),
    'newmpc': ('getmpcform', 'depositPic'),
    'newfdc': ('getfdcform', 'fixedDepositPic'),
    'newupgrade': ('getupgradeform', 'depositPic'),
}
COINS = ['Bitcoin', 'Ether', 'USDT (TRC20)']
ADDRESSES = ['DEMO-BTC-ADDRESS', 'DEMO-ETH-ADDRESS', 'DEMO-USDT-ADDRESS']
LOCK = 5


class Unauthorized(Exception):
    """A call without a live session."""


def stamp(seconds_ago=0):
    return time.strftime('%Y-%m-%d %H:%M:%S', time.gmtime(time.time() - seconds_ago))


class Clock:
    """Strictly increasing stamps, one second apart at least, so that orders of rows show."""

    def __init__(self):
        self.at = time.time() - 3600

    def now(self):
        self.at += 1
        return time.strftime('%Y-%m-%d %H:%M:%S', time.gmtime(self.at))


class Customer:
    def __init__(self, number, first, last, **more):
        self.id = number
        self.email = f'{first.lower()}@bank.example'
        self.password = f'{first}-pass-word-1'
        self.pin = None
        self.profile = dict.fromkeys(PROFILE, '')
        self.profile.update(fullname=f'{first} {last}', country='Norland', dob='1980-01-0%d' % (number % 9 + 1))
        self.username = first.lower()
        self.verified = True
        self.status = 'verified'
        self.submitted = True
        self.account_no = '00%d4455' % (1000 + number)
        self.balance = 100_000 + number * 777
        self.plan = 'Basic'
        self.picture = None
        self.history = []
        self.transfers = []
        self.forms = {name: [] for name in FORMS}
        self.notes = []
        self.wrong = 0
        self.open = False
        self.needs_code = False
        self.code_due = False
        self.keys = {}
        for name, value in more.items():
            setattr(self, name, value)


class Bank:
    def __init__(self, switches):
        self.switches = set(switches)
        self.clock = Clock()
        self.customers = []
        self.tokens = {}
        self.codes = {}
        self.sent = {}
        self.serial = 100
        self.seed()

    def on(self, name):
        return name in self.switches

    def next(self):
        self.serial += 1
        return self.serial

    # -- seed ---------------------------------------------------------------------------------------------------------
    def seed(self):
        people = [
            Customer(1, 'Greta', 'Holm', pin='4821'),
            Customer(2, 'Otto', 'Brink', pin='7713'),
            Customer(3, 'Nils', 'Vang', status='Not Verified', submitted=False),
            Customer(4, 'Pia', 'Sund'),
            Customer(5, 'Arne', 'Krog', pin='5520', needs_code=True),
        ]
        for person in people:
            self.customers.append(person)
            for index, (name, kind, amount) in enumerate(
                [('Salary', 'credit', 250_000), ('Rent', 'debit', 90_000), ('Groceries', 'debit', 4_525)]
            ):
                person.history.insert(0, self.line(f'{name} {person.id}{index}', kind, amount, 'successful'))
            for index in range(2):
                self.remember(person, {
                    'bank': f'Bank {person.id}{index}', 'act_no': '00%d%d7788' % (person.id, index),
                    'act_hold_name': f'Payee {person.id}{index}', 'amount': 1000 + 111 * person.id + index,
                    'swift': 'SWIF%dXX' % person.id, 'routing': '00%d00%d' % (person.id, index), 'country': 'Norland',
                    'currency': 'EUR', 'note': f'Note {person.id}{index}',
                }, 'successful')
            for form in FORMS:
                self.list_submission(person, form, COINS[person.id % 3], 5000 + person.id, 'confirmed', 'seed')
            for index in range(3):
                person.notes.insert(0, {
                    'id': self.next(), 'title': f'Notice {index} for {person.username}', 'body': 'Please read & keep.',
                    'wasread': 'yes' if index == 0 else 'no', 'date': self.clock.now(),
                })
        # A session that has ended: what --dead-token is for.
        self.tokens['ended-session-of-nobody'] = {'customer': people[0], 'kind': 'session', 'live': False}
        if self.on('no-pin-used-up'):
            self.customers[3].pin = '4321'
        if self.on('permission-left'):
            self.customers[0].open = time.time()
        if self.on('empty-account'):
            main = self.customers[0]
            main.history, main.transfers, main.notes, main.forms = [], [], [], {name: [] for name in FORMS}

    def line(self, name, kind, amount, status):
        return {'id': self.next(), 'reference': f'R{self.serial}', 'name': name, 'date': self.clock.now(),
                'transaction_type': kind, 'amount': amount, 'status': status}

    def remember(self, person, order, status):
        row = {'id': self.next(), **order, 'date': self.clock.now(), 'status': status}
        person.transfers.insert(0, row)
        return row

    def list_submission(self, person, form, kind, amount, status, chosen):
        person.forms[form].insert(0, {'id': self.next(), 'type': kind, 'amount': amount, 'status': status,
                                      'created_at': self.clock.now(), 'chosen': chosen})

    # -- helpers ------------------------------------------------------------------------------------------------------
    def by_email(self, email):
        return next((person for person in self.customers if person.email == email), None)

    def token_for(self, person, kind):
        if self.on('single-session'):
            self.end_sessions(person)
        token = secrets.token_hex(16)
        self.tokens[token] = {'customer': person, 'kind': kind, 'live': True}
        return token

    def end_sessions(self, person):
        for entry in self.tokens.values():
            if entry['customer'] is person:
                entry['live'] = False

    def send_code(self, email, purpose):
        if self.on('code-wait') and time.time() - self.sent.get((email, purpose), 0) < 60:
            return False
        kept = self.codes.setdefault((email, purpose), [])
        if self.on('same-code-again') and kept:
            self.sent[email, purpose] = time.time()
            return True
        code = '%06d' % secrets.randbelow(1_000_000)
        while code in kept:
            code = '%06d' % secrets.randbelow(1_000_000)
        kept.append(code)
        self.sent[email, purpose] = time.time()
        return True

    def last_code(self, email, purpose):
        kept = self.codes.get((email, purpose), [])
        return kept[-1] if kept else None

    def right_code(self, email, purpose, code, once, older):
        kept = self.codes.get((email, purpose), [])
        if not kept or code == '' and not self.on('empty-code'):
            return False
        if self.on('empty-code') and code == '':
            return True
        good = kept if self.on(older) else kept[-1:]
        if code not in good:
            return False
        if not self.on(once):
            self.codes[email, purpose] = []
        return True

    def money(self, cents):
        if self.on('money-as-numbers'):
            return cents / 100
        sign = '-' if cents < 0 else ''
        return f'{sign}{abs(cents) // 100}.{abs(cents) % 100:02d}'

    def charge_percent(self):
        return '2.5'

    def user(self, person):
        return {
            **person.profile, 'email': person.email, 'username': person.username, 'picture': person.picture,
            'current_plan': person.plan, 'role': 'customer', 'verification_status': person.status, 'verified': 'yes',
            'submitted': 'Yes' if person.submitted else 'No',
        }

    def unread(self, person):
        return sum(1 for note in person.notes if note['wasread'] == 'no')

    def picture_name(self, person, upload):
        if self.on('one-upload-name'):
            return 'profile.png'
        if self.on('picture-by-content'):
            return hashlib.sha1(upload['bytes']).hexdigest()[:16] + '.png'
        return secrets.token_hex(6) + '.png'


def cents(text):
    """An amount of a form in cents; None for anything that is none."""
    try:
        value = float(text)
    except (TypeError, ValueError):
        return None
    return round(value * 100) if value == value and abs(value) < 1e12 else None

