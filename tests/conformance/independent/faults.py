"""What can be switched on: single faults, each with its class and the operations that may be blamed for it; and variants,
which are legitimate and must not be blamed at all."""

IDS = {
    'userlogin': 'signIn', 'newuser': 'signUp', 'verifyuser': 'verifyEmail', 'resendconfirmcode': 'resendConfirmationCode',
    'resendforgotcode': 'resendResetCode', 'getdocs': 'getIdentityDocuments', 'submit_verification': 'submitVerification',
    'getstatement2': 'getAccount', 'pincheck': 'getPinStatus', 'updatepin': 'createPin', 'gettrslist': 'getTransfers',
    'getperc': 'getTransferFee', 'confirmmypin': 'confirmPin', 'confirmtpin': 'confirmAuthorizationCode',
    'newtrs': 'submitTransfer', 'getinstituition': 'getInstitution', 'getcdform': 'getCryptoDepositForm',
    'newcd': 'submitCryptoDeposit', 'getmpcform': 'getPaymentForm', 'newmpc': 'submitPayment',
    'getfdcform': 'getFixedDepositForm', 'newfdc': 'submitFixedDeposit', 'getupgradeform': 'getUpgradeForm',
    'newupgrade': 'submitUpgrade', 'getnotifications': 'getNotifications', 'mnotificationar': 'markNotificationAsRead',
    'getstatement': 'getStatement', 'getprofile': 'getProfile', 'updatepic': 'updatePicture',
    'updateprofile': 'updateProfile', 'updateemail': 'updateEmail', 'updatepwd': 'updatePassword',
    'supdatepin': 'updatePin', 'getcontact': 'getContact', 'userforgot': 'requestPasswordReset',
}
OPERATIONS = list(IDS)
LOADERS = [name for name in OPERATIONS if name.startswith('get') or name == 'pincheck']
SUBMISSIONS = {'newcd': 'getcdform', 'newmpc': 'getmpcform', 'newfdc': 'getfdcform', 'newupgrade': 'getupgradeform'}


def at(kinds, names):
    return {f'{kind}@{name}': [IDS[name]] for kind in kinds for name in names}


def by_form(kind, also_loader=True):
    return {f'{kind}@{action}': [IDS[action]] + ([IDS[loader]] if also_loader else [])
            for action, loader in SUBMISSIONS.items()}


FAULTS = {
    'wire': {
        **at(['bom', 'other-type', 'cut-off'], ['getstatement2', 'getcontact', 'newtrs', 'updateprofile']),
        **at(['notice', 'html', 'empty', 'server-error'], ['getnotifications', 'pincheck', 'newcd', 'updatepwd', 'confirmmypin']),
        **at(['twice', 'no-type'], ['getdocs', 'gettrslist', 'mnotificationar']),
        'missing:nc@getprofile': ['getProfile'], 'missing:user@getcontact': ['getContact'],
        'missing:account@getstatement2': ['getAccount'], 'missing:data2@getinstituition': ['getInstitution'],
        'missing:tb@getperc': ['getTransferFee'], 'missing:haspin@pincheck': ['getPinStatus'],
        'missing:addresses2@getcdform': ['getCryptoDepositForm'], 'missing:docs@getdocs': ['getIdentityDocuments'],
        'missing:names@getfdcform': ['getFixedDepositForm'], 'missing:purposes@getmpcform': ['getPaymentForm'],
        'missing:plans@getupgradeform': ['getUpgradeForm'], 'renamed:contact@getcontact': ['getContact'],
        'row-missing:wasread@getnotifications': ['getNotifications'], 'row-missing:date@getstatement': ['getStatement'],
        'row-missing:act_no@gettrslist': ['getTransfers'], 'row-missing:status@getmpcform': ['getPaymentForm'],
        'row-word:status=Successful@getstatement2': ['getAccount'], 'row-word:wasread=0@getnotifications': ['getNotifications'],
        'row-word:date=15/01/2026@getstatement': ['getStatement'], 'row-word:amount=1 250.00@gettrslist': ['getTransfers'],
        'row-word:transaction_type=Debit@getstatement2': ['getAccount'], 'row-word:status=Pending@getcdform': ['getCryptoDepositForm'],
        'null:user@getcontact': ['getContact'], 'null:notifications@getnotifications': ['getNotifications'],
        'null:message@updateprofile': ['updateProfile'], 'list:contact@getcontact': ['getContact'],
        'list:user@getprofile': ['getProfile'], 'list:data@getinstituition': ['getInstitution'],
        'text:nc@getnotifications': None, 'text:transactions@getstatement': ['getStatement'],
        'text:names@getupgradeform': ['getUpgradeForm'],
        'amount-with-sign@getstatement': ['getStatement'], 'minus-for-debits@getstatement': ['getStatement'],
        'routing-as-number': ['getInstitution'], 'user-without-fullname@getcontact': ['getContact'],
        'requires-empty-list': ['confirmPin'], 'notice-without-title': ['submitTransfer'],
        'requires-without-body': ['confirmPin'],
        'unverified-without-email': ['signIn'], 'unverified-without-verified': ['signIn', 'signUp'],
        'expired-without-message': ['*'], 'verify-one-field': ['verifyEmail'],
        'returns-contact@getprofile': ['getProfile'], 'returns-contact@getnotifications': ['getNotifications'],
        'returns-contact@getperc': ['getTransferFee'],
    },
    'outcome': {
        **at(['refusal-400'], ['userlogin', 'confirmmypin', 'updatepwd', 'newtrs', 'newuser']),
        **at(['refusal-422'], ['supdatepin', 'verifyuser', 'newcd', 'mnotificationar', 'updateemail', 'updatepic']),
        **at(['refusal-401'], ['confirmmypin', 'updatepwd']),
        **at(['refusal-reads-success'], ['userlogin', 'confirmmypin', 'updatepwd', 'supdatepin', 'verifyuser', 'newtrs', 'confirmtpin',
                                         'updateemail', 'newuser', 'mnotificationar', 'updatepin']),
        **at(['refusal-drops-field'], ['userlogin', 'updatepwd', 'supdatepin', 'verifyuser']),
        **at(['success-201'], ['newcd', 'updateprofile', 'newuser']),
        **at(['success-reads-refusal'], ['updateprofile', 'updateemail', 'updatepwd', 'supdatepin', 'newcd', 'newmpc', 'newfdc', 'newupgrade',
                                         'newtrs', 'confirmmypin', 'mnotificationar', 'updatepic', 'updatepin', 'verifyuser',
                                         'newuser', 'submit_verification', 'resendconfirmcode', 'resendforgotcode', 'confirmtpin']),
        **at(['refuses'], ['newcd', 'newupgrade', 'updateprofile', 'updateemail', 'updatepwd', 'supdatepin', 'updatepic']),
        'transfers-refused': ['submitTransfer'],
    },
    'robust': {
        **at(['breaks-on-missing', 'breaks-on-empty'], ['userlogin', 'updateprofile', 'newcd', 'confirmmypin', 'updatepwd', 'newtrs']),
        **at(['notice-on-missing'], ['mnotificationar', 'supdatepin', 'verifyuser', 'newupgrade']),
        **at(['breaks-on-quote', 'breaks-on-emoji', 'breaks-on-long'], ['userlogin', 'updateprofile', 'newtrs']),
        **at(['array-breaks'], ['userlogin', 'newmpc', 'updatepwd']), 'array-breaks@getprofile': None,
        'signin-injection': ['signIn'],
        **at(['breaks-on-no-file', 'breaks-on-empty-file'], ['newcd', 'newfdc', 'updatepic']),
    },
    'dispatch': {
        'unknown-is-empty': ['endpoint'], 'unknown-succeeds': ['endpoint'], 'names-anywhere': ['*'], 'crud-in-form': ['*'],
        'any-case': ['*'], 'first-name-wins': ['endpoint'], 'get-served': ['*'], 'marker-without-value': ['*', 'endpoint'], 'unknown-query-refused': ['*'],
    },
    'session': {
        **at(['no-session', 'empty-session', 'any-token', 'temporary', 'dead-token'],
             ['getstatement2', 'getprofile', 'gettrslist', 'newcd', 'updateprofile', 'confirmmypin', 'newtrs']),
        **at(['token-anywhere'], ['getcontact', 'getnotifications']),
        **at(['token-prefix'], ['getprofile', 'updateemail']),
        **at(['expired-is-200', 'expired-is-403'], ['getperc', 'updatepic', 'mnotificationar', 'newfdc']),
        'temporary-everywhere': ['*'], 'unapproved-gets-session': ['signIn', '*'], 'docs-want-token': ['getIdentityDocuments'],
        'docs-refuse-tokens': ['getIdentityDocuments'], 'verify-gives-session': ['verifyEmail', '*'],
    },
    'privacy': {
        **at(['session-of-another'], ['getprofile', 'getnotifications', 'gettrslist', 'getperc', 'updateprofile', 'newcd', 'mnotificationar']),
        **at(['other-user', 'other-fullname'], ['getcontact', 'getstatement']),
        **at(['pin-in-user', 'hash-in-user', 'token-in-user'], ['getcontact', 'getcdform', 'gettrslist']),
        **at(['code-in-user'], ['getprofile']),
        'other-account': ['getAccount', 'getTransferFee'], 'other-account-number': ['getAccount', 'getInstitution'],
        'other-history': ['getAccount', 'getStatement'], 'other-statement': ['getStatement'],
        'other-institution-number': ['getInstitution'], 'other-institution-user': ['getInstitution'],
        'other-notifications': ['getNotifications'], 'other-transfers': ['getTransfers'], 'other-balance': ['getTransferFee'],
        'other-profile': ['getProfile'],
        'other-submissions@getcdform': ['getCryptoDepositForm', 'submitCryptoDeposit'],
        'other-submissions@getupgradeform': ['getUpgradeForm', 'submitUpgrade'],
        'hash-in-profile': ['getProfile'], 'pin-in-profile': ['getProfile'], 'pin-in-pincheck': ['getPinStatus'],
        'signin-password-in-user': ['signIn'], 'signin-pin-in-user': ['signIn'], 'signup-code-in-response': ['signUp'],
        'signup-code-in-message': ['signUp'], 'signup-hash-in-response': ['signUp'], 'reset-code-in-response': ['requestPasswordReset'],
        'resend-code-in-response': ['resendConfirmationCode'], 'create-echoes-pin': ['createPin'], 'wrong-pin-echoed': ['confirmPin'],
        'code-in-body': ['confirmPin'],
        'profile-of-everybody': ['updateProfile'], 'picture-for-everybody': ['updatePicture'], 'marks-anybodys': ['markNotificationAsRead'],
        'listed-for-everybody': ['submitTransfer'], **by_form('listed-for-everybody'),
        'transfer-of-another': ['submitTransfer'], **by_form('submission-of-another'),
        'password-for-everybody': ['updatePassword'], 'pin-for-everybody': ['updatePin'], 'create-for-everybody': ['createPin'],
        'reset-changes-everybody': ['resetPassword'],
    },
    'money': {
        **by_form('balance-changes'), 'plan-changes@newupgrade': ['submitUpgrade', 'getUpgradeForm'],
        **by_form('amount-rounded'), **by_form('type-fixed'), **by_form('confirmed-at-once'), **by_form('not-listed'),
        **by_form('submitted-twice'), **by_form('listed-elsewhere'), **by_form('key-ignored', False), **by_form('key-alone', False), 'key-alone@newtrs': ['submitTransfer'],
        'fee-of-row-off': ['submitTransfer', 'getAccount', 'getStatement'],
        'listed-twice': ['submitTransfer'], 'booked-twice': ['submitTransfer'], 'balance-falls-twice': ['submitTransfer'],
        'balance-unchanged': ['submitTransfer'], 'balance-rises': ['submitTransfer'], 'fee-on-top': ['submitTransfer'],
        'fee-doubled': ['submitTransfer'], 'balance-off': ['getAccount', 'getTransferFee'], 'fee-screen-balance': ['getTransferFee'],
        'pin-not-demanded': ['submitTransfer'], 'code-not-demanded': ['submitTransfer'], 'pin-for-many': ['submitTransfer'],
        'negative-taken': ['submitTransfer'], 'zero-taken': ['submitTransfer'], 'no-payee-taken': ['submitTransfer'],
        'overdraft': ['submitTransfer'], 'transfer-not-listed': ['submitTransfer', 'getTransfers'],
        'transfer-not-in-history': ['submitTransfer', 'getAccount'], 'transfer-as-credit': ['submitTransfer'],
        'transfer-settled-at-once': ['submitTransfer'], 'statement-without-progress': ['getStatement', 'submitTransfer'],
        'listed-amount-off': ['submitTransfer', 'getTransfers'], 'amount-less-fee': ['submitTransfer', 'getTransfers'],
        'new-row-last': ['getAccount', 'getStatement', 'submitTransfer'],
    },
    'state': {
        'signin-any-password': ['signIn'], 'signin-empty-password': ['signIn'], 'signin-unverified': ['signIn', 'signUp'],
        'signin-prefix-password': ['signIn'], 'signin-jwt-with-refusal': ['signIn'],
        'signin-approves-everybody': ['signIn', 'submitVerification', '*'], 'signin-session-not-marked': None,
        'signup-taken': ['signUp'], 'signup-no-code': ['signUp'], 'signup-password-lost': ['signUp', 'verifyEmail', 'signIn', 'submitVerification', 'resetPassword'],
        'verify-any-code': ['verifyEmail'], 'empty-code': ['verifyEmail', 'resetPassword', 'confirmAuthorizationCode'],
        'verify-code-twice': ['verifyEmail'], 'verify-older-code': ['verifyEmail'], 'verify-not-noted': ['verifyEmail', 'signIn', 'submitVerification'],
        'verify-without-token': ['verifyEmail'], 'verify-without-status': ['verifyEmail'], 'verify-says-verified': ['verifyEmail'],
        'verify-code-as-number': None,
        'resend-breaks-code': ['resendConfirmationCode', 'verifyEmail'], 'reset-no-code': ['requestPasswordReset'],
        'resend-reset-breaks-code': ['resendResetCode', 'resetPassword'],
        'reset-any-code': ['resetPassword'], 'reset-anybodys-code': ['resetPassword'], 'reset-code-twice': ['resetPassword'],
        'reset-older-code': ['resetPassword'], 'reset-changes-nothing': ['resetPassword'], 'reset-keeps-old': ['resetPassword'],
        'kyc-not-noted': ['submitVerification'], 'kyc-approves-at-once': ['submitVerification'],
        'haspin-always-no': ['getPinStatus', 'createPin'], 'haspin-always-yes': ['getPinStatus', 'createPin'],
        'create-over-pin': ['createPin'], 'create-not-noted': ['createPin', 'getPinStatus', 'confirmPin'],
        'create-loses-zeros': ['createPin', 'confirmPin'],
        'pin-any': ['confirmPin'], 'pin-empty': ['confirmPin'], 'pin-as-number': ['confirmPin'], 'pin-first-digits': ['confirmPin'],
        'no-lock': ['confirmPin'], 'lock-too-early': ['confirmPin'], 'tries-left-unchanged': ['confirmPin'], 'tries-left-of-all': ['confirmPin'],
        'locked-late': ['confirmPin'],
        'authorize-any-code': ['confirmAuthorizationCode'], 'authorize-code-twice': ['confirmAuthorizationCode'],
        'authorize-older-code': ['confirmAuthorizationCode'], 'demands-again-and-again': ['confirmAuthorizationCode', 'submitTransfer'],
        'marks-nothing': ['markNotificationAsRead'], 'marks-all': ['markNotificationAsRead'], 'unread-again': ['markNotificationAsRead', 'getNotifications'],
        'unknown-id-succeeds': ['markNotificationAsRead'], 'reading-marks': ['getNotifications'], 'nc-too-high': ['getNotifications'],
        'nc-other-in-profile': ['getProfile'],
        'note-lost': ['getTransfers', 'submitTransfer'], 'swift-lost': ['getTransfers', 'submitTransfer'],
        'swift-routing-swapped': ['getTransfers', 'submitTransfer'], 'routing-without-zeros': ['getTransfers', 'submitTransfer'],
        'account-without-zeros': ['getTransfers', 'submitTransfer'], 'payee-and-bank-swapped': ['getTransfers', 'submitTransfer'],
        'currency-country-swapped': ['getTransfers', 'submitTransfer'], 'account-number-without-zeros': ['getAccount', 'getInstitution'],
        **at(['oldest-first', 'duplicate-ids'], ['getstatement2', 'getstatement', 'gettrslist', 'getnotifications', 'getcdform', 'getupgradeform']),
        **at(['entities-in-names', 'cut-short'], ['getstatement']),
        'entities-in-notices': ['getNotifications'], 'markup-in-notices': ['getNotifications'], 'currency-entity': ['getAccount'],
        'currency-differs': ['getStatement'], 'entities@getcontact': ['getContact'],
        **at(['picture-as-path', 'picture-as-url'], ['getstatement2', 'getmpcform']),
        'path-as-name@getcdform': ['getCryptoDepositForm'], 'more-addresses@getfdcform': ['getFixedDepositForm'],
        'picture-ignored': ['updatePicture'], 'one-upload-name': ['updatePicture'],
        'profile-escaped': ['updateProfile'], 'profile-slashes': ['updateProfile'], 'profile-latin1': ['updateProfile'],
        'profile-cut': ['updateProfile'], 'profile-trims-zeros': ['updateProfile'], 'profile-empty-kept': ['updateProfile'],
        'profile-swaps': ['updateProfile'], 'entities-in-profile': ['updateProfile', 'getProfile'],
        **{f'forgets-{name}': ['updateProfile'] for name in
           ['fullname', 'phone', 'gender', 'dob', 'country', 'marital_status', 'home_address', 'next_of_kin']},
        'email-not-changed': ['updateEmail'], 'email-taken': ['updateEmail'],
        'password-any-current': ['updatePassword'], 'password-empty-current': ['updatePassword'], 'password-not-changed': ['updatePassword'],
        'password-not-compared': ['updatePassword'], 'password-cut': ['updatePassword'],
        'pin-any-current': ['updatePin'], 'pin-not-changed': ['updatePin'], 'pin-not-compared': ['updatePin'], 'pin-loses-zeros': ['updatePin'],
        'keys-ignored': ['submitTransfer', 'submitCryptoDeposit', 'submitPayment', 'submitFixedDeposit', 'submitUpgrade'],
    },
}

# What the contract does not let anyone see, or allows: named here so that the count stays honest.
UNSEEN = {'text:nc@getnotifications': 'a count may be a text', 'signin-session-not-marked': 'any other word counts as not verified',
          'verify-code-as-number': 'only seen when a code begins or ends with a zero',
          'array-breaks@getprofile': 'its form has no field but the marker and the token'}

VARIANTS = [
    'kyc-as-error', 'sessions-end-on-password', 'sessions-end-on-email', 'single-session', 'code-wait', 'same-code-again',
    'minimum-transfer', 'minimum-submission', 'one-a-day', 'no-pin-used-up', 'permission-left', 'pin-window',
    'balance-at-settlement', 'money-as-numbers', 'flags-as-numbers', 'small-loaders', 'plain-rows', 'free', 'forgot-is-private',
    'lock-after-three', 'empty-account', 'picture-by-content', 'reset-ends-sessions', 'temporary-ends', 'proof-wanted',
    'keys-ignored', 'single-session,sessions-end-on-password,sessions-end-on-email',
]

# Legitimate, but the contract says SHOULD of them: warned about, never more.
WARNED = {'keys-ignored', 'pin-window', 'balance-at-settlement', 'small-loaders'}


def catalogue():
    faults = [
        {'name': name, 'class': kind, 'at': where}
        for kind, entries in FAULTS.items() for name, where in entries.items() if where is not None
    ]
    return {'faults': faults, 'unseen': UNSEEN, 'variants': [{'name': name, 'warned': name in WARNED} for name in VARIANTS]}
