"""What each operation of the contract does. `f` holds the fields of the form: texts, and {'filename', 'bytes'} for files."""
from bank import ADDRESSES, COINS, FORMS, LOCK, PROFILE, Customer, cents

import time


def text(f, name):
    value = f.get(name, '')
    return value if isinstance(value, str) else ''


def ok(**more):
    return {'status': 'success', 'message': 'Action Successful', **more}


def no(message, **more):
    return {'status': 'error', 'message': message, **more}


# -- auth -------------------------------------------------------------------------------------------------------------
def userlogin(bank, f, who):
    email, password = text(f, 'email'), text(f, 'password')
    person = bank.by_email(email)
    if bank.on('signin-injection') and "'" in email + password:
        person, password = bank.customers[0], bank.customers[0].password
    right = person is not None and password in (person.password, getattr(person, 'password2', None))
    if person is not None and bank.on('signin-any-password'):
        right = True
    if person is not None and bank.on('signin-empty-password') and password == '':
        right = True
    if person is not None and bank.on('signin-prefix-password') and person.password.startswith(password[:4] or '?'):
        right = True
    if not right:
        more = {'jwt': bank.token_for(person, 'session')} if person and bank.on('signin-jwt-with-refusal') else {}
        return {'status': 'error', 'error': True, 'message': 'Invalid Credentials', **more}
    if not person.verified and not bank.on('signin-unverified'):
        data = {'status': 'error', 'error': True, 'message': 'Please verify your email address first.',
                'verified': 'no', 'email': person.email}
        if bank.on('unverified-without-email'):
            del data['email']
        if bank.on('unverified-without-verified'):
            del data['verified']
        return data
    if person.status != 'verified' and not bank.on('signin-approves-everybody'):
        jwt = bank.token_for(person, 'session' if bank.on('unapproved-gets-session') else 'temporary')
        submitted = 'Yes' if person.submitted else 'No'
        if bank.on('kyc-as-error'):
            return {'status': 'error', 'error': True, 'message': 'Your documents are under review.', 'verified': 'yes',
                    'submitted': submitted, 'email': person.email, 'jwt': jwt}
        return {'status': 'success', 'jwt': jwt, 'role': 'customer', 'verified': 'yes', 'submitted': submitted,
                'email': person.email, 'verification_status': person.status}
    data = {'status': 'success', 'message': 'Welcome Back', 'jwt': bank.token_for(person, 'session'),
            'role': 'customer', 'verified': 'yes', 'submitted': 'Yes', 'email': person.email,
            'verification_status': 'verified', 'user': bank.user(person)}
    if bank.on('signin-password-in-user'):
        data['user']['password'] = '$2y$10$abcdefghijklmnopqrstuuJ8O2kTq1x0zq0Yv7m1Q0m3c9Qb8yQG2'
    if bank.on('signin-pin-in-user'):
        data['user']['tpin'] = person.pin
    if bank.on('signin-session-not-marked'):
        data['verification_status'] = 'Verified'
    return data


def newuser(bank, f, who):
    email = text(f, 'email')
    if (bank.by_email(email) is not None and not bank.on('signup-taken')) or '@' not in email:
        return {'status': 'error', 'error': True, 'message': 'An account with this email address exists already.'}
    if len(text(f, 'password')) < 8 and not bank.on('signup-taken'):
        return {'status': 'error', 'error': True, 'message': 'Password should be at least 8 characters'}
    number = len(bank.customers) + 1
    person = Customer(number, 'New', f'Person{number}', email=email, password=text(f, 'password'), verified=False,
                      status='Not Verified', submitted=False, username=text(f, 'username'))
    person.profile['fullname'] = text(f, 'fullname')
    if bank.on('signup-password-lost'):
        person.password = text(f, 'password').lower()
    bank.customers.append(person)
    if not bank.on('signup-no-code'):
        bank.send_code(email, 'verify')
    data = {'status': 'success', 'error': False, 'message': 'Signup successful'}
    if bank.on('signup-code-in-response'):
        data['ver_code'] = bank.last_code(email, 'verify')
    if bank.on('signup-code-in-message'):
        data['message'] = f"Your code is {bank.last_code(email, 'verify')}"
    if bank.on('signup-hash-in-response'):
        data['user'] = {'password_hash': '5f4dcc3b5aa765d61d8327deb882cf99'}
    return data


def verifyuser(bank, f, who):
    email = text(f, 'email')
    person = bank.by_email(email)
    code = text(f, 'ver_code')
    right = person is not None and bank.right_code(email, 'verify', code, 'verify-code-twice', 'verify-older-code')
    if bank.on('verify-any-code') and person is not None:
        right = True
    if bank.on('verify-code-as-number') and person is not None and code.strip('0') == (bank.last_code(email, 'verify') or '-').strip('0'):
        right = True
    if not right:
        return {'status': 'error', 'error': True, 'message': 'That code is not valid.'}
    if bank.on('verify-one-field'):
        return {'jwt': bank.token_for(person, 'temporary')}
    if not bank.on('verify-not-noted'):
        person.verified = True
    if bank.on('verify-says-verified'):
        return {'status': 'success', 'jwt': bank.token_for(person, 'session'), 'verification_status': 'verified'}
    data = {'status': 'success', 'jwt': bank.token_for(person, 'session' if bank.on('verify-gives-session') else 'temporary'),
            'verification_status': person.status}
    if bank.on('verify-without-token'):
        del data['jwt']
    if bank.on('verify-without-status'):
        del data['verification_status']
    return data


def userforgot(bank, f, who):
    email = text(f, 'email')
    person = bank.by_email(email)
    if text(f, 'action') == 'code':
        if person is None and not bank.on('forgot-is-private'):
            return {'status': 'error', 'error': True, 'message': 'An unexpected error occured.'}
        if person is not None and not bank.on('reset-no-code') and not bank.send_code(email, 'reset'):
            return {'status': 'error', 'error': True, 'message': 'Please wait a minute before you ask for another code.'}
        data = {'status': 'success', 'message': 'Check your Email for further instructions.'}
        if bank.on('reset-code-in-response'):
            data['code'] = bank.last_code(email, 'reset')
        return data
    right = person is not None and bank.right_code(email, 'reset', text(f, 'reset_code'), 'reset-code-twice', 'reset-older-code')
    if person is not None and bank.on('reset-any-code'):
        right = True
    if person is not None and bank.on('reset-anybodys-code') and text(f, 'reset_code') in sum(bank.codes.values(), []):
        right = True
    if not right:
        return {'status': 'error', 'error': True, 'message': 'That reset code is not valid.'}
    if not bank.on('reset-changes-nothing'):
        if bank.on('reset-keeps-old'):
            person.password2 = person.password
        person.password = text(f, 'new_password')
    if bank.on('reset-changes-everybody'):
        for other in bank.customers:
            other.password = text(f, 'new_password')
    if bank.on('reset-ends-sessions'):
        bank.end_sessions(person)
    return {'status': 'success', 'message': 'Your password has been changed.'}


def resendconfirmcode(bank, f, who):
    email = text(f, 'email')
    person = bank.by_email(email)
    if person is None or person.verified:
        return no('Something went wrong')
    if bank.on('resend-breaks-code'):
        bank.codes[email, 'verify'] = []
        return ok(message='Code Sent')
    if not bank.send_code(email, 'verify'):
        return no('Please wait a minute before you ask for another code.')
    return ok(message='Code Sent', **({'code': bank.last_code(email, 'verify')} if bank.on('resend-code-in-response') else {}))


def resendforgotcode(bank, f, who):
    email = text(f, 'email')
    if bank.by_email(email) is None and not bank.on('forgot-is-private'):
        return no('Something went wrong')
    if bank.on('resend-reset-breaks-code'):
        bank.codes[email, 'reset'] = []
        return ok(message='Code Sent')
    if bank.by_email(email) is not None and not bank.send_code(email, 'reset'):
        return no('Please wait a minute before you ask for another code.')
    return ok(message='Code Sent')


# -- kyc --------------------------------------------------------------------------------------------------------------
def getdocs(bank, f, who):
    return {'docs': [{'doc_name': 'Passport'}, {'doc_name': 'National Identity Card'}]}


def submit_verification(bank, f, who):
    if not isinstance(f.get('idcardFront') or f.get('file'), dict):
        return no('Please add a picture of your document.')
    if not bank.on('kyc-not-noted'):
        who.submitted = True
        who.status = 'verified' if bank.on('kyc-approves-at-once') else 'Pending Verification'
    if bank.on('temporary-ends'):
        bank.end_sessions(who)
    return ok(message='Your documents are under review.')


# -- loaders ----------------------------------------------------------------------------------------------------------
def shell(bank, who, op):
    nc = bank.unread(who) + (1 if bank.on('nc-too-high') and op == 'getnotifications' else 0)
    if bank.on('nc-other-in-profile') and op == 'getprofile':
        nc += 3
    user = bank.user(who)
    if bank.on(f'user-without-fullname@{op}'):
        del user['fullname']
    if bank.on(f'other-user@{op}'):
        user = bank.user(bank.customers[1])
    if bank.on(f'other-fullname@{op}'):
        user['fullname'] = bank.customers[1].profile['fullname']
    if bank.on(f'picture-as-path@{op}'):
        user['picture'] = '/var/www/uploads/x.png'
    if bank.on(f'picture-as-url@{op}'):
        user['picture'] = 'https://bank.example/uploads/x.png'
    if bank.on(f'pin-in-user@{op}'):
        user['pin'] = who.pin
    if bank.on(f'hash-in-user@{op}'):
        user['password'] = '$2y$10$abcdefghijklmnopqrstuuJ8O2kTq1x0zq0Yv7m1Q0m3c9Qb8yQG2'
    if bank.on(f'code-in-user@{op}'):
        user['reset_code'] = '482913'
    if bank.on(f'token-in-user@{op}'):
        user['jwt'] = f'{who.id}-token-token'
    if bank.on(f'entities@{op}'):
        user['fullname'] = 'Greta &amp; Holm' if op == 'getnotifications' else user['fullname'].replace(' ', '&nbsp;')
    return {'user': user, 'nc': nc}


def mine(bank, who, fault):
    """Whose records a response shows."""
    return bank.customers[1] if bank.on(fault) and who is bank.customers[0] else who


def lines(bank, who, op):
    rows = [{**row, **{name: bank.money(row[name]) for name in ('amount', 'fee') if name in row}} for row in who.history]
    if bank.on(f'oldest-first@{op}'):
        rows.reverse()
    if bank.on(f'duplicate-ids@{op}'):
        rows = [{**row, 'id': 7} for row in rows]
    if bank.on(f'entities-in-names@{op}'):
        rows = [{**row, 'name': row['name'] + ' &amp; more'} for row in rows]
    if bank.on(f'cut-short@{op}'):
        rows = rows[:-1]
    if bank.on(f'amount-with-sign@{op}'):
        rows = [{**row, 'amount': '$' + str(row['amount'])} for row in rows]
    if bank.on(f'minus-for-debits@{op}'):
        rows = [{**row, 'amount': '-' + str(row['amount'])} if row['transaction_type'] == 'debit' else row for row in rows]
    if bank.on('plain-rows'):
        rows = [{name: value for name, value in row.items() if name not in ('id', 'reference')} for row in rows]
    return rows


def getstatement2(bank, f, who):
    owner = mine(bank, who, 'other-account')
    currency = '&euro;' if bank.on('currency-entity') else '€'
    number = mine(bank, who, 'other-account-number').account_no
    if bank.on('account-number-without-zeros'):
        number = number.lstrip('0')
    history = lines(bank, mine(bank, who, 'other-history'), 'getstatement2')
    balance = owner.balance + (100 if bank.on('balance-off') else 0)
    return {**shell(bank, who, 'getstatement2'), 'currency': currency, 'transactions': history,
            'account': {'account_no': number, 'tb': bank.money(balance), 'currency': 'EUR'}}


def getstatement(bank, f, who):
    currency = '$' if bank.on('currency-differs') else '€'
    rows = lines(bank, mine(bank, who, 'other-statement'), 'getstatement')
    if bank.on('statement-without-progress'):
        rows = [row for row in rows if row['status'] != 'in_progress']
    return {**shell(bank, who, 'getstatement'), 'transactions': rows, 'currency': currency}


def pincheck(bank, f, who):
    has = who.pin is not None
    if bank.on('haspin-always-no'):
        has = False
    if bank.on('haspin-always-yes'):
        has = True
    small = {} if bank.on('small-loaders') else shell(bank, who, 'pincheck')
    if bank.on('pin-in-pincheck'):
        small['pin'] = who.pin
    return {**small, 'haspin': (1 if has else 0) if bank.on('flags-as-numbers') else 'yes' if has else 'no'}


def getinstituition(bank, f, who):
    number = mine(bank, who, 'other-institution-number').account_no
    if bank.on('routing-as-number'):
        routing = 10200
    else:
        routing = '00010200'
    name = 'Otto' if bank.on('other-institution-user') else who.username
    return {**shell(bank, who, 'getinstituition'), 'u': {'username': name}, 'data': {'account_no': number},
            'data2': {'swift_code': 'NORDNO22', 'routing_no': routing, 'country': 'Norland'}}


def form_of(bank, who, op, action):
    owner = mine(bank, who, f'other-submissions@{op}')
    rows = [{'id': row['id'], 'type': row['type'], 'amount': bank.money(row['amount']), 'status': row['status'],
             'created_at': row['created_at']} for row in owner.forms[action]]
    if bank.on('plain-rows'):
        for row in rows:
            del row['id']
    if bank.on(f'oldest-first@{op}'):
        rows.reverse()
    if bank.on(f'duplicate-ids@{op}'):
        rows = [{**row, 'id': 1} for row in rows]
    addresses2 = list(ADDRESSES)
    if bank.on(f'more-addresses@{op}'):
        addresses2.append('DEMO-EXTRA')
    if bank.on(f'path-as-name@{op}'):
        return {**shell(bank, who, op), 'names': ['<b>Bitcoin</b>', *COINS[1:]], 'addresses': [ADDRESSES[0]], 'addresses2': addresses2,
                'transactions': rows, 'currency': '€'}
    return {**shell(bank, who, op), 'names': COINS, 'addresses': [ADDRESSES[0]], 'addresses2': addresses2,
            'transactions': rows, 'currency': '€'}


def getcdform(bank, f, who):
    return form_of(bank, who, 'getcdform', 'newcd')


def getmpcform(bank, f, who):
    return {**form_of(bank, who, 'getmpcform', 'newmpc'), 'purposes': [{'purpose_name': 'Invoice'}, {'purpose_name': 'Tuition'}]}


def getfdcform(bank, f, who):
    plans = [{'plan_name': 'One year'}, {'plan_name': 'Two years'}]
    return {**form_of(bank, who, 'getfdcform', 'newfdc'), 'plans': plans}


def getupgradeform(bank, f, who):
    plans = [{'plan_name': 'Silver', 'price': '100.00'}, {'plan_name': 'Gold', 'price': '250.00'}]
    return {**form_of(bank, who, 'getupgradeform', 'newupgrade'), 'plans': plans, 'current_plan': who.plan}


def getnotifications(bank, f, who):
    owner = mine(bank, who, 'other-notifications')
    rows = [dict(row) for row in owner.notes]
    if bank.on('oldest-first@getnotifications'):
        rows.reverse()
    if bank.on('duplicate-ids@getnotifications'):
        rows = [{**row, 'id': 9} for row in rows]
    if bank.on('entities-in-notices'):
        rows = [{**row, 'body': row['body'].replace('&', '&amp;')} for row in rows]
    if bank.on('markup-in-notices'):
        rows = [{**row, 'body': f"<p>{row['body']}</p>"} for row in rows]
    if bank.on('reading-marks'):
        data = {**shell(bank, who, 'getnotifications'), 'notifications': rows}
        for note in who.notes:
            note['wasread'] = 'yes'
        return data
    return {**shell(bank, who, 'getnotifications'), 'notifications': rows}


def getcontact(bank, f, who):
    return {**shell(bank, who, 'getcontact'), 'contact': {'whatsapp': '+47 555 0199', 'email': 'help@bank.example', 'phone': None}}


def getprofile(bank, f, who):
    profile = bank.user(mine(bank, who, 'other-profile'))
    if bank.on('hash-in-profile'):
        profile['pwd_hash'] = '5f4dcc3b5aa765d61d8327deb882cf99'
    if bank.on('pin-in-profile'):
        profile['transaction_pin'] = int(who.pin) if who.pin else None
    if bank.on('entities-in-profile'):
        profile['home_address'] = profile['home_address'].replace('&', '&amp;')
    return {**shell(bank, who, 'getprofile'), 'profile': profile}


def gettrslist(bank, f, who):
    owner = mine(bank, who, 'other-transfers')
    rows = [{**row, 'amount': bank.money(row['amount'])} for row in owner.transfers]
    for row in rows:
        if bank.on('note-lost'):
            row['note'] = None
        if bank.on('swift-lost'):
            del row['swift']
        if bank.on('swift-routing-swapped'):
            row['swift'], row['routing'] = row['routing'], row['swift']
        if bank.on('routing-without-zeros'):
            row['routing'] = row['routing'].lstrip('0')
        if bank.on('account-without-zeros'):
            row['act_no'] = row['act_no'].lstrip('0')
        if bank.on('payee-and-bank-swapped'):
            row['bank'], row['act_hold_name'] = row['act_hold_name'], row['bank']
        if bank.on('currency-country-swapped'):
            row['currency'], row['country'] = row['country'], row['currency']
        if bank.on('amount-less-fee'):
            row['amount'] = bank.money(round(cents(row['amount']) * 0.975))
        if bank.on('plain-rows'):
            for name in ('id', 'swift', 'routing', 'country', 'currency', 'note'):
                row.pop(name, None)
    if bank.on('oldest-first@gettrslist'):
        rows.reverse()
    if bank.on('duplicate-ids@gettrslist'):
        rows = [{**row, 'id': 3} for row in rows]
    small = {} if bank.on('small-loaders') else shell(bank, who, 'gettrslist')
    return {**small, 'transactions': rows}


def getperc(bank, f, who):
    small = {} if bank.on('small-loaders') else shell(bank, who, 'getperc')
    balance = who.balance + (500 if bank.on('fee-screen-balance') else 0)
    if bank.on('other-balance'):
        balance = bank.customers[1].balance
    return {**small, 'percent': 0 if bank.on('free') else bank.charge_percent(), 'tb': bank.money(balance)}


# -- PIN and transfers ------------------------------------------------------------------------------------------------
def updatepin(bank, f, who):
    if who.pin is not None and not bank.on('create-over-pin'):
        return no('There is a PIN already.')
    pin = text(f, 'pin')
    if len(pin) != 4 or not pin.isdigit():
        return no('A PIN has four digits.')
    if not bank.on('create-not-noted'):
        who.pin = pin.lstrip('0') if bank.on('create-loses-zeros') else pin
    if bank.on('create-for-everybody'):
        for other in bank.customers:
            other.pin = pin
    return ok(**({'pin': pin} if bank.on('create-echoes-pin') else {}))


def right_pin(bank, who, pin):
    if bank.on('pin-any'):
        return True
    if bank.on('pin-empty') and pin == '':
        return True
    if bank.on('pin-as-number') and who.pin and pin.strip().isdigit() and int(pin) == int(who.pin):
        return True
    if bank.on('pin-anybodys') and pin in [other.pin for other in bank.customers]:
        return True
    if bank.on('pin-first-digits') and who.pin and pin[:2] == who.pin[:2]:
        return True
    return who.pin is not None and pin == who.pin


def tries(bank, who, limit):
    """What a refusal of a PIN says of the tries that are left."""
    if bank.on('plain-rows') or bank.on('no-lock'):
        return {}
    left = max(0, limit - who.wrong)
    locked = left == 0 and not (bank.on('locked-late') and who.wrong == limit)
    if bank.on('tries-left-unchanged'):
        left = limit
    if bank.on('tries-left-of-all'):
        left = who.wrong
    return {'tries_left': left, 'locked': 'yes' if locked else 'no'}


def confirmmypin(bank, f, who):
    limit = 3 if bank.on('lock-after-three') else 1 if bank.on('lock-too-early') else LOCK
    if who.wrong >= limit and not bank.on('no-lock'):
        return no('Your PIN is locked.', **tries(bank, who, limit))
    if not right_pin(bank, who, text(f, 'pin')):
        who.wrong += 1
        if bank.on('wrong-pin-echoed'):
            return no(f'{who.pin} expected')
        return no('Invalid Pin', **tries(bank, who, limit))
    if not bank.on('wrong-tries-add-up'):
        who.wrong = 0
    who.open = time.time()
    who.code_due = who.needs_code
    if who.needs_code:
        bank.send_code(who.email, 'authorize')
        if bank.on('code-in-body'):
            return ok(requiresanother={'head': 'Code', 'body': f"Your code is {bank.last_code(who.email, 'authorize')}"})
        if bank.on('requires-without-body'):
            return ok(requiresanother={'head': 'Code'})
        return ok(requiresanother={'head': 'Transfer Authorization Code', 'body': 'Enter the code from our message.'})
    if bank.on('requires-empty-list'):
        return ok(requiresanother=[])
    return ok(message='Action Successful!')


def confirmtpin(bank, f, who):
    right = bank.right_code(who.email, 'authorize', text(f, 'pin'), 'authorize-code-twice', 'authorize-older-code')
    if not right and not bank.on('authorize-any-code'):
        return no('Invalid Pin')
    who.code_due = False
    if bank.on('demands-again-and-again'):
        return ok(requiresanother={'head': 'Another', 'body': 'One more.'})
    return ok(message='Action Successful!')


def order_in(f):
    """What a form orders, apart from the session and the files."""
    return {name: value for name, value in f.items() if name != 'token' and isinstance(value, str)}


def earlier_response(bank, f, who, action):
    """The response that a key got before; a refusal where it was given for another order; None for a new key."""
    kept = who.keys.get(text(f, 'idempotency_key'))
    if kept is None:
        return None
    order, data = kept
    if order == order_in(f) or bank.on(f'key-alone@{action}'):
        return data
    return {'icon': 'error', 'message': 'This key was used for another order.'}


def newtrs(bank, f, who):
    key, told = text(f, 'idempotency_key'), None
    if key and not bank.on('keys-ignored'):
        told = earlier_response(bank, f, who, 'newtrs')
    if told is not None:
        return told
    amount = cents(text(f, 'amount'))
    if bank.on('pin-window'):
        confirmed = bool(who.open) and time.time() - who.open < 300
    else:
        confirmed = bool(who.open)
    if bank.on('pin-not-demanded'):
        confirmed = True
    if not confirmed or (who.code_due and not bank.on('code-not-demanded')):
        return {'icon': 'error', 'message': 'Please confirm with your PIN first.'}
    if amount is None or (amount < 0 and not bank.on('negative-taken')) or (amount == 0 and not bank.on('zero-taken')):
        return {'icon': 'error', 'message': 'Please enter an amount.'}
    if amount > who.balance and not bank.on('overdraft'):
        return {'icon': 'error', 'message': 'Insufficient balance'}
    if not text(f, 'act_no') and not bank.on('no-payee-taken'):
        return {'icon': 'error', 'message': 'Please enter an account number.'}
    if bank.on('minimum-transfer') and amount < 1000:
        return {'icon': 'error', 'message': 'The minimum amount is 10.00'}
    if bank.on('transfers-refused'):
        return {'icon': 'error', 'message': 'Something went wrong'}
    if not bank.on('pin-window') and not bank.on('pin-for-many'):
        who.open = False
    fee = round(amount * 0.025)
    order = {name: text(f, name) for name in ('bank', 'act_no', 'act_hold_name', 'swift', 'routing', 'country', 'currency', 'note')}
    owner = bank.customers[1] if bank.on('transfer-of-another') else who
    if not bank.on('transfer-not-listed'):
        bank.remember(owner, {**order, 'amount': amount + (1 if bank.on('listed-amount-off') else 0)}, 'in_progress')
    if bank.on('listed-twice'):
        bank.remember(owner, {**order, 'amount': amount}, 'in_progress')
    if bank.on('listed-for-everybody'):
        for other in bank.customers:
            if other is not who:
                bank.remember(other, {**order, 'amount': amount}, 'in_progress')
    kind = 'credit' if bank.on('transfer-as-credit') else 'debit'
    status = 'successful' if bank.on('transfer-settled-at-once') else 'in_progress'
    if not bank.on('transfer-not-in-history'):
        line = bank.line(f"Transfer to {order['act_hold_name']}", kind, amount, status)
        owner.history.insert(0, {**line, 'fee': 2 * fee if bank.on('fee-of-row-off') else 0 if bank.on('free') else fee})
    if bank.on('booked-twice'):
        owner.history.insert(0, bank.line(f"Transfer to {order['act_hold_name']}", kind, amount, status))
    if bank.on('new-row-last'):
        owner.history.append(owner.history.pop(0))
    if not bank.on('balance-unchanged') and not bank.on('balance-at-settlement'):
        owner.balance -= amount + (fee if bank.on('fee-on-top') else 0)
        if bank.on('fee-doubled'):
            owner.balance -= 2 * fee
        if bank.on('balance-falls-twice') or bank.on('booked-twice'):
            owner.balance -= amount
        if bank.on('balance-rises'):
            owner.balance += 2 * amount
    data = {'icon': 'success', 'message': 'Successful! Await Confirmation', 'trx_notif': []}
    if bank.on('notice-without-title'):
        data['trx_notif'] = [{'body': 'It takes a day.'}]
    if key:
        who.keys[key] = order_in(f), data
    return data


# -- submissions ------------------------------------------------------------------------------------------------------
def submit(bank, f, who, action):
    key, told = text(f, 'idempotency_key'), None
    if key and not bank.on('keys-ignored') and not bank.on(f'key-ignored@{action}'):
        told = earlier_response(bank, f, who, action)
    if told is not None:
        return told
    amount = cents(text(f, 'amount'))
    kind = text(f, 'type')
    chosen = text(f, 'purpose') or text(f, 'plan')
    if amount is None or amount <= 0 or kind not in COINS:
        return {'icon': 'error', 'message': 'Please check the form.'}
    if bank.on('minimum-submission') and amount < 5000:
        return {'icon': 'error', 'message': 'The minimum amount is 50.00'}
    if bank.on('one-a-day') and any(row['chosen'] != 'seed' for row in who.forms[action]):
        return {'icon': 'error', 'message': 'Only one submission a day is possible.'}
    if bank.on(f'refuses@{action}'):
        return {'icon': 'error', 'message': 'Something went wrong'}
    if bank.on('proof-wanted') and not isinstance(f.get(FORMS[action][1]), dict):
        return {'icon': 'error', 'message': 'Please add a proof of payment.'}
    if bank.on(f'amount-rounded@{action}'):
        amount = round(amount / 100) * 100
    if bank.on(f'type-fixed@{action}'):
        kind = COINS[0]
    status = 'confirmed' if bank.on(f'confirmed-at-once@{action}') else 'pending'
    owner = bank.customers[1] if bank.on(f'submission-of-another@{action}') else who
    if not bank.on(f'not-listed@{action}'):
        target = {'newcd': 'newmpc', 'newmpc': 'newfdc', 'newfdc': 'newupgrade', 'newupgrade': 'newcd'}[action]
        for form in [action, target] if bank.on(f'listed-elsewhere@{action}') else [action]:
            bank.list_submission(owner, form, kind, amount, status, chosen)
    if bank.on(f'submitted-twice@{action}'):
        bank.list_submission(owner, action, kind, amount, status, chosen)
    if bank.on(f'listed-for-everybody@{action}'):
        for other in bank.customers:
            if other is not who:
                bank.list_submission(other, action, kind, amount, status, chosen)
    if bank.on(f'balance-changes@{action}'):
        who.balance += amount if action == 'newcd' else -amount
    if bank.on(f'plan-changes@{action}'):
        who.plan = chosen or 'Gold'
    data = {'icon': 'success', 'message': 'Payment Pending!'}
    if key:
        who.keys[key] = order_in(f), data
    return data


def newcd(bank, f, who):
    return submit(bank, f, who, 'newcd')


def newmpc(bank, f, who):
    return submit(bank, f, who, 'newmpc')


def newfdc(bank, f, who):
    return submit(bank, f, who, 'newfdc')


def newupgrade(bank, f, who):
    return submit(bank, f, who, 'newupgrade')


# -- notifications, profile, settings ---------------------------------------------------------------------------------
def mnotificationar(bank, f, who):
    wanted = text(f, 'id')
    holders = bank.customers if bank.on('marks-anybodys') else [who]
    if bank.on('marks-nothing'):
        return ok()
    if bank.on('marks-all'):
        for note in who.notes:
            note['wasread'] = 'yes'
        return ok()
    if bank.on('unread-again'):
        for note in who.notes:
            if str(note['id']) != wanted and note['wasread'] == 'yes':
                note['wasread'] = 'no'
    for holder in holders:
        for note in holder.notes:
            if str(note['id']) == wanted:
                note['wasread'] = 'yes'
                return ok()
    if bank.on('unknown-id-succeeds'):
        return ok()
    return no('There is no such notification.')


def updatepic(bank, f, who):
    upload = f.get('profilePic')
    if not isinstance(upload, dict) or not upload['bytes']:
        return no('Something went wrong!')
    if bank.on('picture-ignored'):
        return ok()
    if bank.on('refuses@updatepic'):
        return no('Something went wrong')
    name = bank.picture_name(who, upload)
    for person in bank.customers if bank.on('picture-for-everybody') else [who]:
        person.picture = name
    return ok()


def updateprofile(bank, f, who):
    if bank.on('refuses@updateprofile'):
        return no('Something went wrong')
    for name in PROFILE:
        value = text(f, name)
        if bank.on('profile-escaped'):
            value = value.replace('&', '&amp;').replace('<', '&lt;')
        if bank.on('profile-slashes'):
            value = value.replace("'", "\\'")
        if bank.on('profile-latin1'):
            value = value.encode('latin1', 'replace').decode('latin1')
        if bank.on('profile-cut'):
            value = value[:20]
        if bank.on('profile-trims-zeros') and name == 'phone':
            value = value.lstrip('0')
        if bank.on('profile-empty-kept') and value == '':
            continue
        if bank.on(f'forgets-{name}'):
            continue
        for person in bank.customers if bank.on('profile-of-everybody') else [who]:
            person.profile[name] = value
    if bank.on('profile-swaps'):
        who.profile['country'], who.profile['next_of_kin'] = who.profile['next_of_kin'], who.profile['country']
    return ok()


def updateemail(bank, f, who):
    email = text(f, 'email')
    other = bank.by_email(email)
    if '@' not in email or (other is not None and other is not who and not bank.on('email-taken')):
        return {'failed': 'That address cannot be used.'}
    if bank.on('refuses@updateemail'):
        return {'failed': 'Something went wrong'}
    if not bank.on('email-not-changed'):
        who.email = email
    if bank.on('email-lower-case'):
        who.email = email.lower()
    if bank.on('sessions-end-on-email'):
        bank.end_sessions(who)
    return {'status': 'success', 'message': 'Your address has been changed.'}


def updatepwd(bank, f, who):
    current, new = text(f, 'c_pwd'), text(f, 'n_pwd')
    right = current == who.password or bank.on('password-any-current') or (bank.on('password-empty-current') and current == '')
    if not right:
        return {'failed': 'Wrong password.'}
    if new != text(f, 'con_pwd') and not bank.on('password-not-compared'):
        return {'failed': 'The passwords differ.'}
    if bank.on('refuses@updatepwd'):
        return {'failed': 'Something went wrong'}
    if len(new) < 5:
        return {'failed': 'Too short.'}
    if bank.on('password-for-everybody'):
        for person in bank.customers:
            person.password = new
    if not bank.on('password-not-changed'):
        who.password = new[:12] if bank.on('password-cut') else new
    if bank.on('sessions-end-on-password'):
        bank.end_sessions(who)
    return {'status': 'success', 'message': 'Your password has been changed.'}


def supdatepin(bank, f, who):
    current, new = text(f, 'c_pwd'), text(f, 'n_pwd')
    if not (who.pin is not None and current == who.pin) and not bank.on('pin-any-current'):
        return {'failed': 'Wrong PIN.'}
    if new != text(f, 'con_pwd') and not bank.on('pin-not-compared'):
        return {'failed': 'The PINs differ.'}
    if bank.on('refuses@supdatepin'):
        return {'failed': 'Something went wrong'}
    if len(new) != 4 or not new.isdigit():
        return {'failed': 'A PIN has four digits.'}
    if bank.on('pin-for-everybody'):
        for person in bank.customers:
            if person.pin:
                person.pin = new
    if not bank.on('pin-not-changed'):
        who.pin = new.lstrip('0') if bank.on('pin-loses-zeros') else new
    return {'status': 'success', 'message': 'Your PIN has been changed.'}
