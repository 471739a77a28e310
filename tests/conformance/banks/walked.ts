/** Banks with one fault that the walk must notice, with what must be among its findings. */
import { changeCustomer, customerByEmail } from '#mocks/domain/customers.ts'
import { notify } from '#mocks/domain/notifications.ts'
import { revokeTokens } from '#mocks/domain/sessions.ts'
import { rowsOf, within, type Row } from '#tests/conformance/reading/rows.ts'
import type { Fault } from './bank.ts'
import {
  adas,
  after,
  also,
  authorized,
  banks,
  before,
  changes,
  codeFor,
  codes,
  count,
  customerOf,
  deposit,
  done,
  drops,
  early,
  enrolment,
  expired,
  expires,
  forms,
  histories,
  jwtOf,
  leavesRows,
  lists,
  noPin,
  noras,
  notices,
  ownTokens,
  person,
  pinForms,
  refusal,
  refuses,
  reset,
  responseWith,
  rewrites,
  shows,
  submissions,
  swallows,
  takes,
  tampers,
  together,
  transfer,
  type Bank,
} from './operators.ts'

const isNew = ({ memory }: { memory: Map<string, string> }, row: Row): boolean => {
  const key = `row ${String(row['id'])}`
  if (!memory.has('began')) memory.set(key, 'old')
  return memory.get(key) !== 'old'
}

/** Rows that were not there when an order was first accepted. */
const newRows = (only: string[], ids: string | readonly string[], by: (fresh: Row[]) => Row[]): Bank =>
  after(only, (seen) => {
    if (seen.id?.startsWith('submit') === true) seen.memory.set('began', '')
    if (![ids].flat().includes(seen.id ?? '')) return
    const all = rowsOf(seen.json, 'transactions')
    const fresh = all.filter((row) => isNew(seen, row))
    seen.json['transactions'] = [...by(fresh), ...all.filter((row) => !fresh.includes(row))]
  })

const statements = ['getAccount', 'getStatement']
export const walked: readonly Fault[] = banks({
  'wrong-code-refused@verifyEmail; any code verifies': takes(codes, 'verify', (given) => given !== ''),
  'codes-own@verifyEmail; the code of anybody': takes(codes, 'verify', (given, _right, { bank }) =>
    bank.store.mails.all().some(({ code, purpose }) => code === given && purpose === 'verify'),
  ),
  'codes-for-purpose@resetPassword; a code that verifies an address resets its password': takes(
    codes,
    'reset',
    async (given, _right, call) => given === (await codeFor(call, 'verify')),
  ),
  'code-once@resetPassword; a used code': also(codes, 'resetPassword', async ({ bank, text }) => {
    const mail = bank.store.mails.all().findLast(({ code }) => code === text('reset_code'))
    if (mail !== undefined) await bank.store.mails.update(mail, { data: (record) => void (record.used = false) })
  }),
  'code-tries@verifyEmail; codes with unlimited tries': refuses(
    codes,
    'verifyEmail',
    async (call) => call.text('ver_code') !== (await codeFor(call, 'verify')),
  ),
  'code-lasts@verifyEmail; a code that is deleted at the first try': before(codes, async (call) => {
    const right = await codeFor(call, 'verify')
    if (call.id === 'verifyEmail' && call.text('ver_code') !== right) call.memory.set(`void ${right ?? ''}`, '')
    return call.id === 'verifyEmail' && call.memory.has(`void ${right ?? ''}`) ? refusal : undefined
  }),
  'codes-apart@requestPasswordReset; a request that ends the code for the address': before(codes, async (call) => {
    if (call.id === 'requestPasswordReset') call.memory.set((await codeFor(call, 'verify')) ?? '', 'ended')
    return call.id === 'verifyEmail' && call.memory.has(call.text('ver_code')) ? refusal : undefined
  }),
  'code-sent@signUp; not sent': { only: enrolment, settings: { readCode: () => Promise.resolve(undefined) } },
  'codes-differ@signUp codes-differ@requestPasswordReset code-fits@confirmPin; the same six digits for everybody': {
    ...together(
      [...new Set([...codes, ...authorized])],
      ...(['verify', 'reset', 'authorize'] as const).map((purpose) =>
        takes([], purpose, (given) => given === '123456'),
      ),
    ),
    settings: { readCode: () => Promise.resolve('123456') },
  },
  'forgot-tells-nothing@requestPasswordReset; a refusal of unknown addresses': refuses(
    [...reset, 'getContact'],
    'requestPasswordReset',
    (call) => customerOf(call) === undefined,
  ),
  'address-case@signIn; as typed': refuses(['signIn'], 'signIn', ({ text }) => text('email') === adas.toUpperCase()),
  'address-kept@signUp; an address that is stored with capitals and looked up without': before(codes, ({ id, text }) =>
    ['verifyEmail', 'signIn'].includes(id ?? '') && text('email').startsWith('Conformance') ? refusal : undefined,
  ),
  'address-taken-refused@signUp; an address that is taken twice': swallows(
    enrolment,
    'signUp',
    (call) => customerOf(call) !== undefined,
  ),
  'email-changes@updateEmail; an address that is not changed': swallows(
    ['updateEmail', 'getProfile'],
    'updateEmail',
    ({ text }) => text('email').includes('conformance'),
  ),
  'long-password-whole@signUp reset-changes-password@resetPassword; passwords of which 72 bytes count': together(
    codes,
    rewrites([], 'signUp', 'password', (text) => text.slice(0, 72)),
    rewrites([], 'signIn', 'password', (text) => text.slice(0, 72)),
    rewrites([], 'resetPassword', 'new_password', (text) => text.slice(0, 70)),
  ),
  'pin-changes@updatePin; PINs of which four digits are kept': together(
    pinForms,
    ...['n_pwd', 'con_pwd'].map((name) => rewrites([], 'updatePin', name, (pin) => pin.replace(/^(\d{4})\d$/, '$1'))),
  ),
  'new-secret-checked@updatePassword; an empty new password': swallows(
    ['updatePassword', 'signIn'],
    'updatePassword',
    (call) => call.text('n_pwd') === '' && customerOf(call)?.password === call.text('c_pwd'),
  ),
  'password-changes@updatePassword; a password that is not changed': swallows(['updatePassword'], 'updatePassword'),
  'repetition-compared@updatePassword; a repetition that is not compared': rewrites(
    ['updatePassword'],
    'updatePassword',
    'con_pwd',
    (_text, { text }) => text('n_pwd'),
  ),
  'reset-starts-no-session@resetPassword; a reset that signs in': also(
    [...codes, 'getContact'],
    'resetPassword',
    async ({ json, tokenOf }) => (json['jwt'] = await tokenOf('main')),
  ),
  'wrong-password-refused@signIn; any password': rewrites(['signIn'], 'signIn', 'password', (text, { fields }) =>
    fields['email'] === adas ? 'demo-password' : text,
  ),
  'sessions-end@resetPassword sessions-end@updatePassword; sessions that outlive a new password': before(
    [...codes, 'updatePassword', 'getContact', 'getProfile'],
    async ({ id, owner, bank, fields, ask }) => {
      const { email, password } = customerByEmail(bank, owner) ?? {}
      if (id?.startsWith('get') !== true || email === undefined || password === undefined) return
      fields['token'] = String((await ask('signIn', { email, password }))['jwt'])
    },
  ),
  'sessions-end@resetPassword; five sessions at most, of which a reset leaves the oldest': {
    only: [...codes, 'getContact', 'getProfile'],
    before: async ({ owner, text, memory, fields, tokenOf }) => {
      const isLive = owner === '' || memory.get(owner)?.split(' ').includes(text('token')) === true
      if (memory.get(`left ${owner}`) === text('token')) fields['token'] = await tokenOf('main')
      return isLive ? undefined : expired
    },
    after: ({ id, json, text, memory }) => {
      const email = text('email')
      const tokens = memory.get(email)?.split(' ') ?? []
      if (typeof json['jwt'] === 'string') memory.set(email, [...tokens, json['jwt']].slice(-5).join(' '))
      if (id === 'resetPassword' && json['error'] !== true) memory.set(`left ${email}`, tokens[0] ?? '')
    },
  },
  'session-lasts@updatePassword; a change that ends its own session': also(
    ['updatePassword', 'getContact'],
    'updatePassword',
    async (seen) => revokeTokens(seen.bank, customerOf(seen)?.id ?? ''),
  ),
  'token-new@signIn; one token for each customer': after(['signIn', 'getContact'], ({ id, json, text, memory }) => {
    if (id !== 'signIn' || typeof json['jwt'] !== 'string') return
    memory.set(text('email'), memory.get(text('email')) ?? json['jwt'])
    json['jwt'] = memory.get(text('email'))
  }),
  'token-unguessable@signIn; tokens that name the customer, signed by nobody': ownTokens(
    ['signIn', 'getProfile'],
    (email) => jwtOf(email),
    (token) => Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
  ),
  'unverified-refused@signIn; an unverified address signs in': after(codes, ({ id, json }) =>
    id === 'signIn' && json['verified'] === 'no' ? early : undefined,
  ),
  'unverified-says-so@signIn; an unverified address that is not named': shows(
    enrolment,
    'signIn',
    'email',
    (email, { json }) => (json['verified'] === 'no' ? undefined : email),
  ),
  'verification-kept@verifyEmail; a verification that is not kept': after(enrolment, ({ id, json, text }) =>
    id === 'signIn' && json['verification_status'] === 'Not Verified'
      ? responseWith({ status: 'error', error: true, verified: 'no', email: text('email') })
      : undefined,
  ),
  'session-for-approved@verifyEmail; a session for every verified address': also(
    [...enrolment, 'getContact'],
    'verifyEmail',
    async ({ json, tokenOf }) => (json['jwt'] = await tokenOf('main')),
  ),
  'token-served@verifyEmail; a token that is not stored': {
    ...also(codes, 'verifyEmail', ({ json, memory }) => memory.set(String(json['jwt']), '')),
    before: ({ id, text, memory }) => (id === 'submitVerification' && memory.has(text('token')) ? expired : undefined),
  },
  'kyc-pending@submitVerification; documents that are not noted': shows(
    enrolment,
    'signIn',
    'verification_status',
    (status) => (status === 'Pending Verification' ? 'Not Verified' : status),
  ),
  'optional-token@getIdentityDocuments; documents that require a live token': expires(
    ['getIdentityDocuments'],
    'getIdentityDocuments',
    ({ text }) => text('token').startsWith('conformance'),
  ),
  'session-may-verify@submitVerification; documents with temporary tokens only': expires(
    [...enrolment, 'getContact'],
    'submitVerification',
    ({ owner }) => owner === noras,
  ),
  'pin-created@createPin; a first PIN without its last zero': rewrites(noPin, 'createPin', 'pin', (pin) =>
    pin.replace(/0$/, '1'),
  ),
  'pin-created@getPinStatus; a status that is kept for all customers': shows(
    noPin,
    'getPinStatus',
    'haspin',
    (status, { memory }) => memory.get('status') ?? (memory.set('status', String(status)), status),
  ),
  'pin-created-once@createPin; a second PIN that replaces the first': before(noPin, async (call) => {
    if (call.id !== 'createPin' || (customerOf(call)?.pin ?? '') === '' || !/^\d{4}$/.test(call.text('pin')))
      return undefined
    await changes(call, { pin: call.text('pin') })
    return done
  }),
  'wrong-pin-refused@confirmPin; any PIN': rewrites(transfer, 'confirmPin', 'pin', (pin, call) =>
    /^\d{4}$/.test(pin) ? (customerOf(call)?.pin ?? pin) : pin,
  ),
  'pin-count-ends@confirmPin; wrong PINs that a right one does not reset': before(transfer, (call) => {
    if (call.id !== 'confirmPin') return undefined
    const wrong =
      call.text('pin') === customerOf(call)?.pin
        ? Number(call.memory.get(call.owner) ?? 0)
        : count(call.memory, call.owner)
    return wrong > 9 ? responseWith({ status: 'error', message: 'Locked', locked: true }) : undefined
  }),
  'pin-tries@confirmPin; unlimited tries': refuses(
    noPin,
    'confirmPin',
    (call) => call.text('pin') !== customerOf(call)?.pin,
  ),
  'pin-tries-kept@updatePin; a locked PIN that is changed': swallows(
    [...noPin, 'updatePin'],
    'updatePin',
    (call) => (customerOf(call)?.wrongPins ?? 0) >= 5,
  ),
  'tries-counted@confirmPin; tries that increase': shows(noPin, 'confirmPin', 'tries_left', (left) =>
    left === undefined ? undefined : 9 - Number(left),
  ),
  'tries-told@confirmPin; not told': together(
    noPin,
    drops([], 'confirmPin', 'locked'),
    drops([], 'confirmPin', 'tries_left'),
  ),
  'action-served@confirmPin; a PIN that is never accepted': refuses([...noPin, ...transfer], 'confirmPin'),

  'transfer-needs-pin@submitTransfer pin-per-transfer@submitTransfer; an order that needs no PIN': before(
    transfer,
    async (call) => {
      if (call.id === 'submitTransfer')
        await call.ask('confirmPin', { token: call.text('token'), pin: customerOf(call)?.pin ?? '' })
    },
  ),
  'pin-in-session@submitTransfer; a confirmation that counts in every session': before(transfer, async (call) => {
    const { id, memory, owner, text } = call
    if (id === 'confirmPin' && text('pin') === customerOf(call)?.pin) memory.set(`by ${owner}`, text('token'))
    if (id !== 'submitTransfer' || [undefined, text('token')].includes(memory.get(`by ${owner}`))) return
    await call.ask('confirmPin', { token: text('token'), pin: customerOf(call)?.pin ?? '' })
    memory.delete(`by ${owner}`)
  }),
  'transfer-needs-code@submitTransfer; an order without its code': swallows(authorized, 'submitTransfer', ({ owner }) =>
    owner.startsWith('cora'),
  ),
  'transfer-listed@submitTransfer; another payee in the list': shows(
    transfer,
    'getTransfers',
    'transactions[].act_hold_name',
    () => 'Ben Okafor',
  ),
  'transfer-in-statement@submitTransfer; not in the history': newRows(transfer, statements, () => []),
  'booked-once@submitTransfer; an order that is listed twice': newRows(transfer, 'getTransfers', (fresh) =>
    fresh.flatMap((row) => [row, { ...row, id: `${String(row['id'])}-2` }]),
  ),
  'payee-kept@submitTransfer; a routing number without its zeros': shows(
    transfer,
    'getTransfers',
    'transactions[].routing',
    (routing) => (typeof routing === 'string' ? routing.replace(/^0+/, '') : routing),
  ),
  'balance-falls@submitTransfer; a balance that is not reduced': together(
    transfer,
    shows([], 'getTransferFee', 'tb', () => '999999.00'),
    shows([], 'getAccount', 'account.tb', () => '999999.00'),
  ),
  'fee-inside@submitTransfer; a fee on top': after(transfer, (seen) => {
    const { id, json, memory, owner } = seen
    if (id === 'submitTransfer' && json['icon'] === 'success') count(memory, owner)
    const fees = Number(memory.get(owner) ?? 0) * 0.15
    if (id === 'getTransferFee') json['tb'] = String(Number(json['tb']) - fees)
    if (id === 'getAccount') within(json, 'account')['tb'] = String(Number(within(json, 'account')['tb']) - fees)
  }),
  'fee-named@submitTransfer; another fee': shows(transfer, statements, 'transactions[].fee', (fee) => fee && '0.90'),
  'order-sane@submitTransfer; an order of a negative amount': swallows(transfer, 'submitTransfer', ({ text }) =>
    text('amount').startsWith('-'),
  ),
  'refusal-inert@submitTransfer; an order that is refused and listed': after(transfer, leavesRows('in_progress')),
  'others-untouched@submitTransfer; a message to all customers': also(
    [...transfer, 'getNotifications'],
    'submitTransfer',
    async ({ bank }) => {
      for (const customer of ['ada', 'ben'])
        await notify(bank, customer, { title: 'Ordered', body: 'It is on its way.', about: 'transfer' })
    },
  ),
  'submission-listed@submitCryptoDeposit; a deposit that is not listed': swallows(deposit, 'submitCryptoDeposit'),
  'listed-in-own-form@getPaymentForm; a deposit among the payments': after(
    submissions,
    async ({ id, json, ask, text }) => {
      if (id !== 'getPaymentForm') return
      json['transactions'] = [
        ...rowsOf(await ask('getCryptoDepositForm', { token: text('token') }), 'transactions'),
        ...rowsOf(json, 'transactions'),
      ]
    },
  ),
  'review-first@submitUpgrade; a plan that changes at once': also(
    ['getUpgradeForm', 'submitUpgrade', 'getProfile'],
    'submitUpgrade',
    (seen) => changes(seen, { current_plan: seen.text('plan') }),
  ),
  'key-counts-once@submitCryptoDeposit key-not-reused@submitCryptoDeposit; a key that is ignored by one operation':
    before(
      submissions,
      ({ id, fields }) => void (id === 'submitCryptoDeposit' && Reflect.deleteProperty(fields, 'idempotency_key')),
    ),
  'key-in-session@submitCryptoDeposit; a key that is looked up before the session': {
    ...also(deposit, 'submitCryptoDeposit', ({ text, memory }) => memory.set(text('idempotency_key'), '')),
    before: ({ text, memory }) =>
      memory.has(text('idempotency_key')) && text('token').startsWith('conformance') ? done : undefined,
  },
  'key-own@submitCryptoDeposit; a key that counts for every customer': before(
    [...submissions, 'getAccount'],
    ({ id, text, memory, owner }) => {
      const key = text('idempotency_key')
      if (id !== 'submitCryptoDeposit' || key === '' || owner === '') return undefined
      const first = memory.get(key) ?? owner
      memory.set(key, first)
      return first === owner ? undefined : done
    },
  ),
  'replies-alike@submitTransfer; another response to a repetition': shows(
    transfer,
    'submitTransfer',
    'message',
    (message, { text, memory, json }) =>
      text('idempotency_key') !== '' && json['icon'] === 'success' && count(memory, text('idempotency_key')) > 1
        ? 'Ordered before'
        : message,
  ),

  'demand-described@confirmPin; a code that is demanded without a word': shows(
    authorized,
    'confirmPin',
    'requiresanother',
    (demand) => (demand === undefined ? undefined : true),
  ),
  'documents-private@submitVerification; documents with an address': also(
    codes,
    'submitVerification',
    ({ json }) => (json['front'] = 'uploads/front.png'),
  ),
  'reason-given@signUp; a refusal without a reason': shows(enrolment, 'signUp', 'message', (message, { json }) =>
    json['error'] === true ? undefined : message,
  ),
  'verified-gets-token@verifyEmail; no next step': drops(enrolment, 'verifyEmail', 'verification_status'),
  'verify-two-fields@verifyEmail; a response with one field': after(enrolment, ({ id, json, response }) =>
    id === 'verifyEmail' && json['error'] === true ? { ...response, body: '{"error":true}' } : undefined,
  ),
  'session-ended@getContact; a session that ends for all but one': {
    only: ['getContact', 'updatePassword'],
    settings: { parts: ['sessions', 'walk'] },
    before: ({ id, text, memory, fields, owner }) => {
      if (owner !== adas || [undefined, text('token')].includes(memory.get('current'))) return undefined
      if (id !== 'getContact') return expired
      fields['token'] = memory.get('current') ?? ''
      return undefined
    },
    after: tampers(
      'signIn',
      (json, { text, memory }) =>
        void (text('email') === adas && typeof json['jwt'] === 'string' && memory.set('current', json['jwt'])),
    ),
  },

  'profile-kept@updateProfile; a column that is missing': rewrites(person, 'updateProfile', 'next_of_kin', () => ''),
  'refusal-inert@updateProfile; a profile that is saved before the session is looked up': before(
    [...person, 'updatePassword'],
    async ({ id, text, bank, owner }) => {
      if (id === 'updateProfile')
        await changeCustomer(bank, customerByEmail(bank, owner)?.id ?? '', { next_of_kin: text('next_of_kin') })
    },
  ),
  'text-kept@updateProfile; texts that are escaped': rewrites(person, 'updateProfile', 'home_address', (text) =>
    text.replaceAll('"', '&quot;'),
  ),
  'empty-empties@updateProfile; never empty': rewrites(person, 'updateProfile', 'gender', (text) => text || 'Female'),
  'extra-fields-inert@updateProfile; a plan that is copied': also(person, 'updateProfile', (seen) =>
    'current_plan' in seen.fields ? changes(seen, { current_plan: seen.text('current_plan') }) : undefined,
  ),
  'extra-fields-ignored@updateProfile; a role': refuses(person, 'updateProfile', ({ fields }) => 'role' in fields),
  'picture-changes@updatePicture; a file that is ignored': swallows(['updatePicture', 'getProfile'], 'updatePicture'),
  'upload-names-own@updatePicture; the same names for all': together(
    ['updatePicture', 'getProfile'],
    also([], 'updatePicture', ({ memory, owner }) => count(memory, owner)),
    shows([], 'getProfile', 'profile.picture', (_name, { memory, owner }) => `${memory.get(owner) ?? 'none'}.png`),
  ),
  'picture-served@updatePicture; a file that is deleted': also(
    ['updatePicture', 'getProfile'],
    'updatePicture',
    ({ bank }) => {
      const [last, ...former] = bank.store.pictures.all().toReversed()
      if (last !== undefined && former.length > 3) bank.store.pictures.delete(last)
    },
  ),
  'picture-type@updatePicture; another type': { only: ['updatePicture', 'getProfile'], served: { type: 'image/webp' } },
  'picture-nosniff@updatePicture; no header': { only: ['updatePicture', 'getProfile'], served: { nosniff: false } },
  'file-by-content@updatePicture; a script that is called a picture': swallows(
    ['updatePicture', 'getProfile'],
    'updatePicture',
    ({ fields: { profilePic: file } }) => typeof file === 'object' && file.bytes.toString().startsWith('<?php'),
  ),
  'unread-falls@markNotificationAsRead; a mark that is not stored': swallows(notices, 'markNotificationAsRead'),
  'unread-once@markNotificationAsRead; a count that falls with each mark': {
    ...shows(notices, 'getNotifications', 'nc', (nc, { memory, owner }) =>
      Math.max(0, Number(nc) - Number(memory.get(`again ${owner}`) ?? 0)),
    ),
    before: ({ id, text, memory, owner }) =>
      id === 'markNotificationAsRead' && count(memory, text('id')) > 1 && count(memory, `again ${owner}`) > 0
        ? done
        : undefined,
  },
  'read-stays-read@getNotifications; a list that marks what it shows': after(notices, async ({ id, bank, memory }) => {
    if (id === 'getNotifications' && count(memory, 'lists') > 4)
      await bank.store.notifications.updateMany((query) => query.where({ read: false }), {
        data: (one) => void (one.read = true),
      })
  }),
  'unknown-id-refused@markNotificationAsRead; an unknown id': swallows(
    notices,
    'markNotificationAsRead',
    ({ text }) => text('id') === '987654321',
  ),
  'foreign-record-kept@markNotificationAsRead; ids of any customer': before(notices, async ({ id, text, bank }) => {
    if (id === 'markNotificationAsRead')
      await bank.store.notifications.updateMany((query) => query.where({ id: Number(text('id')) }), {
        data: (one) => void (one.read = true),
      })
  }),
  'unread-counted@getContact; of all': shows([...person, 'getNotifications'], 'getContact', 'nc', () => 77),

  'rows-stay@getCryptoDepositForm; a list of a hundred rows at most': lists(deposit, 'getCryptoDepositForm', (all) =>
    all.slice(0, 100),
  ),

  'balance-spendable@getAccount; a history in cents beside a balance in whole units': shows(
    statements,
    statements,
    'transactions[].amount',
    (sum) => String(Math.round(Number(sum) * 100)),
  ),
  'balances-agree@getTransferFee; two': shows(['getAccount', 'getTransferFee'], 'getTransferFee', 'tb', () => '0.01'),
  'facts-agree@getAccount; another currency': shows(statements, 'getAccount', 'account.currency', () => 'EUR'),
  'same-history@getStatement; a statement that is cut': lists(statements, 'getStatement', (all) => all.slice(0, -1)),
  'transfer-linked@getAccount transfer-linked@getStatement; lines of another table': shows(
    histories,
    statements,
    'transactions[].transfer_id',
    () => 'another',
  ),
  'facts-agree@getAccount facts-agree@getStatement; a line that names the payee of the order before': newRows(
    transfer,
    statements,
    (fresh) => fresh.map((row, at) => ({ ...row, name: (fresh[at + 1] ?? row)['name'] })),
  ),
  'ids-stay@getAccount ids-stay@getStatement; the number of the row in place of its id': together(
    transfer,
    shows([], statements, 'transactions[].id', (_id, _seen, _row, at) => at + 1),
    drops([], statements, 'transactions[].reference'),
  ),
  'methods-aligned@getPaymentForm; addresses in another order': shows(forms, 'getPaymentForm', 'addresses2', (list) =>
    Array.isArray(list) ? list.toSpliced(0, 1).concat(list.slice(0, 1)) : list,
  ),
  'own-rows@getCryptoDepositForm; the deposits of everybody': after(
    deposit,
    async ({ id, json, ask, tokenOf, owner }) => {
      if (id === 'getCryptoDepositForm' && owner !== adas)
        json['transactions'] = rowsOf(
          await ask('getCryptoDepositForm', { token: await tokenOf('main') }),
          'transactions',
        )
    },
  ),
  'reads-alike@getContact; another telephone number at every reading': shows(
    ['getContact', 'getAccount'],
    'getContact',
    'contact.phone',
    (_phone, { memory }) => `+00 555 ${count(memory, 'read')}`,
  ),
  'nothing-else@signIn; a sign-in that changes the profile': also(['signIn', ...person], 'signIn', (seen) =>
    changes(seen, { phone: `+00 ${count(seen.memory, 'sign-ins')}` }),
  ),
})
