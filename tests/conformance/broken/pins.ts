import { changeCustomer, customerByEmail } from '#mocks/domain/customers.ts'
import { holderOf, revokeTokens } from '#mocks/domain/sessions.ts'
import { otherPin } from '#tests/conformance/values/validRequest.ts'
import type { Fault, Met, PlainResponse } from './backend.ts'
import {
  reset,
  transfer,
  notices,
  authorized,
  pinForms,
  noPin,
  pinsAndTransfers,
  codes,
  person,
  profileLoaders,
  adas,
  done,
  refusal,
  expired,
  responseWith,
  banks,
  before,
  after,
  shows,
  tampers,
  swallows,
  refuses,
  count,
  changedEarly,
  inPart,
  wrong,
} from './edits.ts'

/** The plan of the customer is built from all of $_POST. */
const storesPlan = (at: string, only: string[]) =>
  before([...only, 'getProfile'], async ({ id, text, bank }) => {
    const customer = id === at ? holderOf(bank, text('token'))?.customer : undefined
    const plan = text('current_plan')
    if (customer !== undefined && plan !== '') await changeCustomer(bank, customer.id, { current_plan: plan })
  })

export const brokenPins = banks({
  'repetition-compared@updatePin': {
    'a repetition that is not compared': before(pinForms, ({ id, text, fields }) => {
      if (id === 'updatePin' && text('con_pwd') !== '') fields['con_pwd'] = text('n_pwd')
    }),
  },
  'pin-changes@updatePin': {
    'a PIN that is not changed': swallows(
      pinForms,
      'updatePin',
      ({ text }) => text('c_pwd') === '1234' && /^\d+$/.test(text('n_pwd')) && text('n_pwd') === text('con_pwd'),
    ),
    'a PIN that every session keeps from its sign-in': {
      only: pinForms,
      before: ({ id, text, fields, memory, owner }) => {
        const token = text('token')
        if (id !== 'confirmPin' || owner !== adas) return undefined
        const [given, now] = [text('pin'), memory.get('PIN') ?? '1234']
        const own = memory.get(`PIN of ${token}`) ?? '1234'
        if (own !== now) fields['pin'] = given === own ? now : `${now}0`
        return undefined
      },
      after: ({ id, json, text, memory, owner }) => {
        const email = text('email')
        if (id === 'signIn' && email === adas) memory.set(`PIN of ${String(json['jwt'])}`, memory.get('PIN') ?? '1234')
        if (id !== 'updatePin' || json['failed'] || owner !== adas) return
        memory.set('PIN', text('n_pwd'))
        memory.set(`PIN of ${text('token')}`, text('n_pwd'))
      },
    },
    // Neither that right PINs leave the wrong ones counted.
    'a change of PIN that loses the zero in front': {
      only: [...noPin, 'updatePin', 'updateProfile', 'getProfile'],
      settings: { parts: ['scenarios', 'forms'] },
      before: ({ id, text, fields }) => {
        for (const name of ['n_pwd', 'con_pwd'])
          if (id === 'updatePin') fields[name] = text(name).replace(/^0(?=\d{3}$)/, '9')
      },
    },
  },
  'pin-created@getPinStatus': {
    'a PIN status that is kept for a moment, and not for whom': shows(
      [...noPin, 'getContact', 'updateProfile'],
      'getPinStatus',
      (json, { memory }) => {
        const isOld = count(memory, 'reads') % 5 !== 1
        if (isOld) json['haspin'] = memory.get('haspin')
        else memory.set('haspin', String(json['haspin']))
      },
    ),
    'no PIN while it is locked': after(noPin, ({ id, json, owner, memory }) => {
      const locked = `locked ${owner}`
      if (id === 'confirmPin' && json['locked'] !== undefined && json['tries_left'] === 0) memory.set(locked, '')
      if (id === 'getPinStatus' && memory.has(locked)) json['haspin'] = 'no'
    }),
  },
  'pin-created@createPin': {
    'a PIN that is not noted': after(noPin, ({ id, json, owner }) => {
      if (id === 'getPinStatus' && owner.startsWith('nora')) json['haspin'] = 'no'
    }),
    'a first PIN without the zeros at its end': before(noPin, ({ id, text, owner }) => {
      const isCut = owner.startsWith('nora') && text('pin').endsWith('0')
      return id === 'confirmPin' && isCut ? wrong : undefined
    }),
    // Not that a reset of the password, which ends the session, has changed it.
    'a PIN that counts only in the session that created it': {
      only: [...noPin, ...reset, 'signIn'],
      after: tampers('createPin', ({ status }, { text, memory }) => {
        if (status === 'success') memory.set('creator', text('token'))
      }),
      before: ({ id, text, owner, memory }) => {
        const isOther = text('token') !== memory.get('creator')
        return id === 'confirmPin' && owner.startsWith('nora') && isOther ? wrong : undefined
      },
    },
  },
  'pin-created-once@createPin': {
    'a second PIN that replaces the first': {
      only: noPin,
      after: ({ id, json, text, memory }) => {
        if (id !== 'createPin' || json['status'] === 'success') return undefined
        memory.set(text('token'), '0420')
        return text('pin') === '7391' ? done : undefined
      },
      before: ({ id, text, fields, memory }) => {
        const pin = memory.get(text('token'))
        if (id === 'confirmPin' && pin !== undefined && text('pin') === '7391') fields['pin'] = pin
      },
    },
    // Neither a PIN that is not kept nor a wrong one that is accepted.
    'a PIN that its creation replaces, whatever it is': {
      only: noPin,
      settings: { parts: ['scenarios', 'forms', 'walk'] },
      before: async ({ text, method, bank }) => {
        const isCreation = method === 'POST' && text('updatepin') === 'updatepin'
        const customer = isCreation ? holderOf(bank, text('token'))?.customer : undefined
        const pin = text('pin')
        if (customer === undefined || customer.pin === '' || pin === '') return undefined
        await changeCustomer(bank, customer.id, { pin })
        return done
      },
    },
  },
  'refusal-inert@createPin': {
    'a second PIN that is refused and replaces the first': {
      only: noPin,
      tells: /another PIN is refused, and the PIN as before/,
      before: async ({ text, method, bank }) => {
        const isCreation = method === 'POST' && text('updatepin') === 'updatepin'
        const customer = isCreation ? holderOf(bank, text('token'))?.customer : undefined
        const pin = text('pin')
        if (customer === undefined || customer.pin === '' || !/^\d{4}$/.test(pin)) return undefined
        await changeCustomer(bank, customer.id, { pin })
        return refusal
      },
    },
  },
  'no-secrets@createPin': {
    'a PIN in a response': shows(noPin, 'createPin', (json, { text }) => {
      if (json['status'] === 'success') json['pin'] = text('pin')
    }),
  },
  'pin-tries@confirmPin': {
    'a PIN with unlimited tries': {
      ...before(noPin, ({ id, text }) =>
        id === 'confirmPin' && /^5\d{3}$/.test(text('pin'))
          ? responseWith({ status: 'error', message: 'Invalid Pin' })
          : undefined,
      ),
      tells: /for i in \$\(seq 10\); do curl .*&pin=5333'.*; done && curl .*PIN_NO_PIN/,
    },
  },
  'pin-tries@confirmPin tries-counted@confirmPin': {
    'tries that increase': shows(noPin, 'confirmPin', (json) => {
      if (json['tries_left'] !== undefined) json['tries_left'] = 9 - Number(json['tries_left'])
    }),
  },
  'wrong-pin-refused@confirmPin': {
    'a PIN that is not checked': before(transfer, ({ id, text, fields }) => {
      if (id === 'confirmPin' && /^\d{4}$/.test(text('pin'))) fields['pin'] = '1234'
    }),
    'any PIN after the right one, until the order': {
      only: [...new Set([...transfer, ...noPin, ...reset, 'updatePin'])],
      before: ({ id, text, fields, memory, bank }) => {
        const [token, pin] = [text('token'), text('pin')]
        if (id === 'submitTransfer') memory.delete(token)
        if (id === 'confirmPin' && memory.has(token) && /^\d{4}$/.test(pin))
          fields['pin'] = holderOf(bank, token)?.customer.pin ?? pin
      },
      after: tampers('confirmPin', (json, { text, memory }) => {
        if (json['status'] === 'success') memory.set(text('token'), '')
      }),
    },
    'the PIN of any customer': before(pinsAndTransfers, ({ id, text, fields, owner }) => {
      if (id === 'confirmPin' && owner === adas && text('pin') === '0420') fields['pin'] = '1234'
    }),
  },
  'action-served@createPin': {
    'a created PIN with a success in capitals': {
      only: noPin,
      tells: /got a refusal: HTTP 200 \{"status":"Success"/,
      after: tampers('createPin', (json) => {
        if (json['status'] === 'success') json['status'] = 'Success'
      }),
    },
  },
  'pin-count-ends@confirmPin': {
    'wrong PINs that a right one does not reset, of every customer': before(
      pinsAndTransfers,
      ({ id, text, owner, memory }) => {
        if (id !== 'confirmPin') return undefined
        if (!['0420', '1234'].includes(text('pin'))) count(memory, `wrong of ${owner}`)
        const isLocked = Number(memory.get(`wrong of ${owner}`) ?? 0) > 5
        return isLocked ? responseWith({ status: 'error', message: 'Your PIN is locked', locked: true }) : undefined
      },
    ),
    'a right PIN that leaves one wrong try counted': shows(noPin, 'confirmPin', (json, { owner, memory }) => {
      const isNora = owner.startsWith('nora')
      if (!isNora || json['tries_left'] !== 4) return
      if (count(memory, 'wrong') === 5) json['tries_left'] = 3
    }),
  },
  'refusal-inert@confirmPin': {
    'a wrong PIN that replaces the right one': {
      only: noPin,
      before: ({ id, text, fields, memory }) => {
        const given = text('pin')
        if (id !== 'confirmPin' || !memory.has('guessed')) return
        fields['pin'] = given === memory.get('guessed') ? '0420' : '9999'
      },
      after: ({ id, text, memory }) => {
        const given = text('pin')
        if (id === 'confirmPin' && /^5\d{3}$/.test(given)) memory.set('guessed', given)
      },
    },
    'a wrong PIN that ends the session': after(['confirmPin', ...person], async ({ id, json, text, bank }) => {
      const holder = holderOf(bank, text('token'))
      if (id === 'confirmPin' && json['status'] !== 'success' && holder !== undefined)
        await revokeTokens(bank, holder.customer.id)
    }),
  },
  'pin-tries-kept@confirmPin': {
    'a sign-in that forgets wrong PINs': {
      only: noPin,
      before: async ({ id, text, memory, ask }) => {
        const token = memory.get('nora')
        if (id === 'signIn' && text('email').startsWith('nora') && token !== undefined)
          await ask('confirmPin', { token, pin: '0420' })
      },
      after: tampers('signIn', (json, { text, memory }) => {
        if (text('email').startsWith('nora') && typeof json['jwt'] === 'string') memory.set('nora', json['jwt'])
      }),
    },
  },
  'wrong-pin-refused@confirmPin transfer-needs-pin@submitTransfer': {
    'any PIN for a customer without one': before([...noPin, ...transfer], ({ id, text, memory, owner }) => {
      if (!owner.startsWith('nora')) return undefined
      if (id === 'createPin') memory.set('created', '')
      if (memory.has('created')) return undefined
      if (id === 'confirmPin' && text('pin').length === 4) {
        memory.set('confirmed', '')
        return done
      }
      return id === 'submitTransfer' && memory.has('confirmed') ? done : undefined
    }),
  },
  'wrong-pin-refused@updatePin': {
    'a current PIN that is compared by its digits': before(
      [...transfer, 'updatePin'],
      ({ id, text, fields, owner }) => {
        if (id === 'updatePin' && owner === adas && inPart(text('c_pwd'), '1234')) fields['c_pwd'] = '1234'
      },
    ),
  },
  'tries-told@confirmPin': {
    'a lock that is not reported': shows(noPin, 'confirmPin', (json) => {
      delete json['locked']
      delete json['tries_left']
    }),
  },
  'code-fits@confirmPin codes-differ@confirmPin': {
    'the same six digits for every authorization': {
      only: authorized,
      settings: { readCode: () => Promise.resolve('123456') },
      before: async ({ id, text, fields, owner, readCode }) => {
        const email = owner
        if (id !== 'confirmAuthorizationCode' || text('pin').length !== 6) return
        const code = (await readCode(email, 'authorize')) ?? ''
        fields['pin'] = text('pin') === '123456' ? code : otherPin(code)
      },
    },
  },
  'nothing-else@confirmPin': {
    'a confirmation that overwrites the code of a reset': before(
      [...transfer, ...reset, 'confirmAuthorizationCode', 'updatePassword', 'signIn', 'getProfile', 'getContact'],
      ({ id, text, query, owner, memory }) => {
        const email = text('email')
        if (id === 'confirmPin') memory.set(`code of ${owner}`, '')
        if (query['crud'] !== 'userforgot') return undefined
        if (text('action') === 'code') memory.delete(`code of ${email}`)
        return memory.has(`code of ${email}`) ? refusal : undefined
      },
    ),
  },
  'pin-tries-kept@updatePin': {
    'a locked PIN that is changed': swallows(
      [...noPin, 'updatePin'],
      'updatePin',
      ({ text, owner }) => text('n_pwd') === '7391' && owner !== adas,
    ),
  },
  'tries-told@updatePin': {
    'a wrong current PIN that is refused without the tries': shows(pinForms, 'updatePin', (json) => {
      delete json['tries_left']
    }),
  },
  'unread-counted@getPinStatus': {
    'a count of unread notifications that is kept by one loader': shows(
      [...notices, 'getPinStatus', 'getContact', 'getProfile'],
      'getPinStatus',
      (json, { owner, memory }) => {
        const kept = `count of ${owner}`
        if (!memory.has(kept)) memory.set(kept, String(json['nc']))
        json['nc'] = Number(memory.get(kept))
      },
    ),
  },
  'others-untouched@confirmPin': {
    'a PIN that is locked for everybody': {
      only: pinsAndTransfers,
      before: ({ id, owner, memory }) => {
        const isLocked = memory.has('locked') && owner === adas
        return id === 'confirmPin' && isLocked ? refusal : undefined
      },
      after: ({ id, json, memory }) => {
        if (id === 'confirmPin' && [true, 1, 'yes'].some((yes) => yes === json['locked'])) memory.set('locked', '')
      },
    },
  },
  'others-untouched@updatePin': {
    'a change of the PIN that ends the sessions of others': {
      only: ['signIn', 'updatePin', ...profileLoaders],
      before: ({ id, text, owner, memory }) => {
        const who = owner
        if (id === 'signIn') memory.delete(`ended ${text('email')}`)
        return who !== '' && memory.has(`ended ${who}`) ? expired : undefined
      },
      after: tampers('updatePin', (json, { owner, memory, target }) => {
        if (json['status'] !== 'success') return
        for (const { email } of target.accounts) if (email !== owner) memory.set(`ended ${email}`, '')
      }),
    },
  },
  'nothing-else@getPinStatus': {
    'a loader that ends the confirmation of a transfer': before(
      [...transfer, 'getPinStatus', ...profileLoaders],
      ({ id, text, owner, memory }) => {
        const of = `transfer void ${owner}`
        if (id === 'confirmPin') memory.delete(of)
        if (id === 'getPinStatus') memory.set(of, '')
        return id === 'submitTransfer' && text('idempotency_key') === '' && memory.has(of) ? wrong : undefined
      },
    ),
  },
  'pin-changes@updatePin pin-created@createPin': {
    'PINs that are kept as numbers': before([...noPin, 'updatePin'], ({ id, text, fields }) => {
      if (!(id === 'createPin' || id === 'updatePin')) return
      for (const name of ['pin', 'n_pwd', 'con_pwd']) if (name in fields) fields[name] = text(name).replace(/^0/, '9')
    }),
  },
  'long-password-whole@updatePin': {
    'PINs of which four digits are kept': before(pinForms, ({ id, text, fields }) => {
      for (const name of ['n_pwd', 'con_pwd']) if (id === 'updatePin') fields[name] = text(name).slice(0, 4)
    }),
  },
  'pin-tries-kept@createPin': {
    'a locked PIN that the creation of another one opens': {
      only: noPin,
      before: ({ id, memory }) => {
        if (id === 'createPin' && memory.has('locked')) memory.set('opened', '')
        return id === 'confirmPin' && memory.delete('opened') ? done : undefined
      },
      after: ({ id, json, memory }) => {
        if (id === 'confirmPin' && json['locked'] === true) memory.set('locked', '')
        if (id === 'updatePin' && memory.has('opened')) Object.assign(json, { failed: 'Not so.' })
      },
    },
  },
  'tries-counted@updatePin': {
    'a wrong current PIN that returns the tries of another customer': shows(
      [...noPin, 'updatePin'],
      'updatePin',
      (json) => {
        if ('tries_left' in json) json['tries_left'] = 5
      },
    ),
  },
  'action-served@confirmPin': {
    'a PIN whose response does not demand the required code': shows(authorized, 'confirmPin', (json) => {
      delete json['requiresanother']
    }),
    'a PIN that is locked from the beginning': refuses(noPin, 'confirmPin'),
  },
  'outcome-is-200@confirmAuthorizationCode': {
    'a 401 for a code while none is outstanding': {
      only: authorized,
      after: tampers('confirmAuthorizationCode', (json, { text, memory }) => {
        const token = text('token')
        if (json['status'] === 'success') memory.set(token, 'spent')
      }),
      before: ({ id, text, memory }) =>
        id === 'confirmAuthorizationCode' && memory.get(text('token')) === 'spent' ? expired : undefined,
    },
  },
  'demand-described@confirmPin': {
    'a code that is demanded without a word': shows(authorized, 'confirmPin', (json) => {
      if ('requiresanother' in json) json['requiresanother'] = true
    }),
  },
  'nothing-else@createPin': { 'a first PIN that is stored with all fields': storesPlan('createPin', noPin) },
  'nothing-else@confirmAuthorizationCode': {
    'an authorization code that is stored with all fields': storesPlan('confirmAuthorizationCode', authorized),
  },
  'refusal-inert@updatePin': {
    'a PIN that is changed before the current one is compared': changedEarly('updatePin', '1234', [
      ...['updatePassword', 'updatePin', 'confirmPin'],
    ]),
  },
})

const broken: PlainResponse = {
  status: 500,
  type: 'application/json',
  body: '{"status":"error","message":"Bcrypt password must not contain null character"}',
}

/** Where every check before the hash has passed. */
const breaksAtZero = (id: string, field: string, only: string[], reaches: (call: Met) => boolean): Fault => ({
  ...{ name: `${id} with a zero byte in what is hashed`, finds: [`no-server-error@${id}`] },
  ...before(only, (call) => (call.text(field).includes('\u0000') && reaches(call) ? broken : undefined)),
})

const holder = ({ bank, text }: Met) => holderOf(bank, text('token'))?.customer

const isDigits = (text: string): boolean => /^\d+$/.test(text)

export const brokenOddSecrets: Fault[] = [
  ...banks({
    'long-password-whole@resetPassword': {
      'a reset that keeps a password up to its zero byte': before(codes, ({ text, fields }) => {
        if ('new_password' in fields) fields['new_password'] = text('new_password').split('\u0000', 1)[0] ?? ''
      }),
    },
    'new-secret-checked@createPin': {
      'a first PIN that is any number': before(noPin, async (call) => {
        const { text, bank } = call
        const pin = text('pin')
        const customer = text('updatepin') === '' ? undefined : holder(call)
        if (customer?.pin !== '' || pin === '' || isDigits(pin) || Number.isNaN(Number(pin))) return undefined
        await changeCustomer(bank, customer.id, { pin })
        return done
      }),
    },
    'new-secret-checked@updatePin': {
      'letters as the next PIN': before(pinForms, async (call) => {
        const { text, bank } = call
        const [right, pin] = [text('c_pwd'), text('n_pwd')]
        const customer = text('supdatepin') === '' ? undefined : holder(call)
        if (customer?.pin !== right || pin === '' || isDigits(pin)) return undefined
        await changeCustomer(bank, customer.id, { pin })
        return done
      }),
    },
    'new-secret-checked@updatePassword': {
      'an empty password as the next one': before(['updatePassword', ...reset], async (call) => {
        const { text, bank } = call
        const [right, password] = [text('c_pwd'), text('n_pwd')]
        const customer = text('updatepwd') === '' ? undefined : holder(call)
        if (customer?.password !== right || (password !== '' && right !== '')) return undefined
        await changeCustomer(bank, customer.id, { password })
        return done
      }),
    },
    'new-secret-checked@resetPassword': {
      'an empty password after a reset': before(['updatePassword', ...reset], async (call) => {
        const { id, text, bank, readCode } = call
        const own = id === 'updatePassword' && text('c_pwd') === '' ? holder(call) : undefined
        if (own?.password === '') {
          await changeCustomer(bank, own.id, { password: text('n_pwd') })
          return done
        }
        const customer = id === 'resetPassword' ? customerByEmail(bank, text('email')) : undefined
        if (customer === undefined || text('new_password') !== '') return undefined
        if ((await readCode(text('email'), 'reset')) !== text('reset_code')) return undefined
        await changeCustomer(bank, customer.id, { password: '' })
        return done
      }),
    },
  }),
  breaksAtZero('createPin', 'pin', noPin, (call) => call.text('updatepin') !== '' && holder(call)?.pin === ''),
  breaksAtZero('updatePin', 'n_pwd', pinForms, (call) => holder(call)?.pin === call.text('c_pwd')),
  breaksAtZero('updatePassword', 'n_pwd', ['updatePassword'], (call) => holder(call)?.password === call.text('c_pwd')),
  breaksAtZero('signUp', 'password', codes, ({ bank, text }) => customerByEmail(bank, text('email')) === undefined),
]
