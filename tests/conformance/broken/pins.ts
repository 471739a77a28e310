import { changeCustomer } from '#mocks/domain/customers.ts'
import { holderOf, revokeTokens } from '#mocks/domain/sessions.ts'
import { otherPin } from '#tests/conformance/values/validRequest.ts'
import { type Fault, textOf } from './backend.ts'
import {
  reset,
  transfer,
  notices,
  noPin,
  adas,
  done,
  responseWith,
  banks,
  before,
  after,
  shows,
  tampers,
  swallows,
  refusal,
  count,
  isAdas,
  changedEarly,
  inPart,
  owner,
  person,
  profileLoaders,
  wrong,
} from './edits.ts'

const settings = ['updatePassword', 'updatePin', 'confirmPin']

/** The plan of the customer is built from all of $_POST. */
function storesPlan(name: string, id: string, marker: string, only: string[]): Fault {
  return {
    ...{ name, finds: [`nothing-else@${id}`], only: [...only, 'getProfile'] },
    before: async ({ fields }, { target: { bank } }) => {
      const { current_plan } = fields
      const customer = marker in fields ? holderOf(bank, textOf({ fields }, 'token'))?.customer : undefined
      if (customer !== undefined && typeof current_plan === 'string')
        await changeCustomer(bank, customer.id, { current_plan })
    },
  }
}

export const brokenPins: Fault[] = [
  ...banks({
    'repetition-compared@updatePin': {
      'a repetition that is not compared': before(['updatePin', 'confirmPin'], ({ fields }) => {
        if ('supdatepin' in fields && textOf({ fields }, 'con_pwd') !== '')
          fields['con_pwd'] = textOf({ fields }, 'n_pwd')
      }),
    },
    'pin-changes@updatePin': {
      'a PIN that is not changed': before(
        ['updatePin', 'confirmPin'],
        swallows(
          'supdatepin',
          (call) =>
            textOf(call, 'c_pwd') === '1234' &&
            /^\d+$/.test(textOf(call, 'n_pwd')) &&
            textOf(call, 'n_pwd') === textOf(call, 'con_pwd'),
        ),
      ),
      'a PIN that every session keeps from its sign-in': {
        only: ['updatePin', 'confirmPin'],
        before: (call, { memory, emailOf }) => {
          const token = textOf(call, 'token')
          if (!('confirmmypin' in call.fields) || emailOf(token) !== adas) return undefined
          const [given, now] = [textOf(call, 'pin'), memory.get('PIN') ?? '1234']
          const own = memory.get(`PIN of ${token}`) ?? '1234'
          if (own !== now) call.fields['pin'] = given === own ? now : `${now}0`
          return undefined
        },
        after: ({ id, json, call, intact: { memory, emailOf } }) => {
          const email = textOf(call, 'email')
          if (id === 'signIn' && email === adas)
            memory.set(`PIN of ${String(json['jwt'])}`, memory.get('PIN') ?? '1234')
          if (id !== 'updatePin' || json['failed'] || emailOf(textOf(call, 'token')) !== adas) return
          memory.set('PIN', textOf(call, 'n_pwd'))
          memory.set(`PIN of ${textOf(call, 'token')}`, textOf(call, 'n_pwd'))
        },
      },
      // Neither that right PINs leave the wrong ones counted.
      'a change of PIN that loses the zero in front': {
        only: [...noPin, 'updatePin', 'updateProfile', 'getProfile'],
        settings: { parts: ['scenarios', 'forms'] },
        before: ({ fields }) => {
          for (const name of ['n_pwd', 'con_pwd'])
            if ('supdatepin' in fields) fields[name] = textOf({ fields }, name).replace(/^0(?=\d{3}$)/, '9')
        },
      },
    },
    'pin-created@getPinStatus': {
      'a PIN status that is kept for a moment, and not for whom': shows(
        [...noPin, 'getContact', 'updateProfile'],
        'getPinStatus',
        (json, _call, { memory }) => {
          const isOld = count(memory, 'reads') % 5 !== 1
          if (isOld) json['haspin'] = memory.get('haspin')
          else memory.set('haspin', String(json['haspin']))
        },
      ),
      'no PIN while it is locked': after(noPin, ({ id, json, call, intact }) => {
        const locked = `locked ${owner(call, intact)}`
        if (id === 'confirmPin' && json['locked'] !== undefined && json['tries_left'] === 0)
          intact.memory.set(locked, '')
        if (id === 'getPinStatus' && intact.memory.has(locked)) json['haspin'] = 'no'
      }),
    },
    'pin-created@createPin': {
      'a PIN that is not noted': after(noPin, ({ id, json, call, intact }) => {
        if (id === 'getPinStatus' && intact.emailOf(textOf(call, 'token'))?.startsWith('nora') === true)
          json['haspin'] = 'no'
      }),
      'a first PIN without the zeros at its end': before(noPin, (call, intact) => {
        const isCut = owner(call, intact).startsWith('nora') && textOf(call, 'pin').endsWith('0')
        return 'confirmmypin' in call.fields && isCut ? wrong : undefined
      }),
      // Not that a reset of the password, which ends the session, has changed it.
      'a PIN that counts only in the session that created it': {
        only: [...noPin, ...reset, 'signIn'],
        after: tampers('createPin', ({ status }, call, { memory }) => {
          if (status === 'success') memory.set('creator', textOf(call, 'token'))
        }),
        before: (call, intact) => {
          const isOther = textOf(call, 'token') !== intact.memory.get('creator')
          return 'confirmmypin' in call.fields && owner(call, intact).startsWith('nora') && isOther ? wrong : undefined
        },
      },
    },
    'pin-created-once@createPin': {
      'a second PIN that replaces the first': {
        only: noPin,
        after: ({ id, json, call, intact }) => {
          if (id !== 'createPin' || json['status'] === 'success') return undefined
          intact.memory.set(textOf(call, 'token'), '0420')
          return textOf(call, 'pin') === '7391' ? done : undefined
        },
        before: (call, { memory }) => {
          const pin = memory.get(textOf(call, 'token'))
          if ('confirmmypin' in call.fields && pin !== undefined && textOf(call, 'pin') === '7391')
            call.fields['pin'] = pin
        },
      },
      // Neither a PIN that is not kept nor a wrong one that is accepted.
      'a PIN that its creation replaces, whatever it is': {
        only: noPin,
        settings: { parts: ['scenarios', 'forms', 'walk'] },
        before: async (call, { target: { bank } }) => {
          const isCreation = call.method === 'POST' && textOf(call, 'updatepin') === 'updatepin'
          const customer = isCreation ? holderOf(bank, textOf(call, 'token'))?.customer : undefined
          const pin = textOf(call, 'pin')
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
        before: async (call, { target: { bank } }) => {
          const isCreation = call.method === 'POST' && textOf(call, 'updatepin') === 'updatepin'
          const customer = isCreation ? holderOf(bank, textOf(call, 'token'))?.customer : undefined
          const pin = textOf(call, 'pin')
          if (customer === undefined || customer.pin === '' || !/^\d{4}$/.test(pin)) return undefined
          await changeCustomer(bank, customer.id, { pin })
          return refusal
        },
      },
    },
    'no-secrets@createPin': {
      'a PIN in a response': shows(noPin, 'createPin', (json, call) => {
        if (json['status'] === 'success') json['pin'] = textOf(call, 'pin')
      }),
    },
    'pin-tries@confirmPin': {
      'a PIN with unlimited tries': before(noPin, (call) =>
        'confirmmypin' in call.fields && /^5\d{3}$/.test(textOf(call, 'pin'))
          ? responseWith({ status: 'error', message: 'Invalid Pin' })
          : undefined,
      ),
    },
    'pin-tries@confirmPin tries-counted@confirmPin': {
      'tries that increase': shows(noPin, 'confirmPin', (json) => {
        if (json['tries_left'] !== undefined) json['tries_left'] = 9 - Number(json['tries_left'])
      }),
    },
    'wrong-pin-refused@confirmPin': {
      'a PIN that is not checked': before(transfer, ({ fields }) => {
        if ('confirmmypin' in fields && /^\d{4}$/.test(textOf({ fields }, 'pin'))) fields['pin'] = '1234'
      }),
      'any PIN after the right one, until the order': {
        only: [...new Set([...transfer, ...noPin, ...reset, 'updatePin'])],
        before: ({ fields }, { memory, target: { bank } }) => {
          const [token, pin] = [textOf({ fields }, 'token'), textOf({ fields }, 'pin')]
          if ('newtrs' in fields) memory.delete(token)
          if ('confirmmypin' in fields && memory.has(token) && /^\d{4}$/.test(pin))
            fields['pin'] = holderOf(bank, token)?.customer.pin ?? pin
        },
        after: tampers('confirmPin', (json, call, { memory }) => {
          if (json['status'] === 'success') memory.set(textOf(call, 'token'), '')
        }),
      },
      'the PIN of any customer': before([...new Set([...transfer, ...noPin])], (call, intact) => {
        if ('confirmmypin' in call.fields && isAdas(call, intact) && textOf(call, 'pin') === '0420')
          call.fields['pin'] = '1234'
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
        [...new Set([...transfer, ...noPin])],
        (call, { emailOf, memory }) => {
          if (!('confirmmypin' in call.fields)) return undefined
          const owner = emailOf(textOf(call, 'token')) ?? ''
          if (!['0420', '1234'].includes(textOf(call, 'pin'))) count(memory, `wrong of ${owner}`)
          const isLocked = Number(memory.get(`wrong of ${owner}`) ?? 0) > 5
          return isLocked ? responseWith({ status: 'error', message: 'Your PIN is locked', locked: true }) : undefined
        },
      ),
      'a right PIN that leaves one wrong try counted': shows(noPin, 'confirmPin', (json, call, { memory, emailOf }) => {
        const isNora = emailOf(textOf(call, 'token'))?.startsWith('nora') === true
        if (!isNora || json['tries_left'] !== 4) return
        if (count(memory, 'wrong') === 5) json['tries_left'] = 3
      }),
    },
    'refusal-inert@confirmPin': {
      'a wrong PIN that replaces the right one': {
        only: noPin,
        before: ({ fields }, { memory }) => {
          const given = textOf({ fields }, 'pin')
          if (!('confirmmypin' in fields) || !memory.has('guessed')) return
          fields['pin'] = given === memory.get('guessed') ? '0420' : '9999'
        },
        after: ({ id, call, memory }) => {
          const given = textOf(call, 'pin')
          if (id === 'confirmPin' && /^5\d{3}$/.test(given)) memory.set('guessed', given)
        },
      },
      'a wrong PIN that ends the session': after(
        ['confirmPin', ...person],
        async ({ id, json, call, intact: { target } }) => {
          const holder = holderOf(target.bank, textOf(call, 'token'))
          if (id === 'confirmPin' && json['status'] !== 'success' && holder !== undefined)
            await revokeTokens(target.bank, holder.customer.id)
        },
      ),
    },
    'pin-tries-kept@confirmPin': {
      'a sign-in that forgets wrong PINs': {
        only: noPin,
        before: async ({ query, fields }, { memory, call }) => {
          const token = memory.get('nora')
          if (query['crud'] === 'userlogin' && textOf({ fields }, 'email').startsWith('nora') && token !== undefined)
            await call('confirmPin', { token, pin: '0420' })
        },
        after: tampers('signIn', (json, call, { memory }) => {
          if (textOf(call, 'email').startsWith('nora') && typeof json['jwt'] === 'string')
            memory.set('nora', json['jwt'])
        }),
      },
    },
    'wrong-pin-refused@confirmPin transfer-needs-pin@submitTransfer': {
      'any PIN for a customer without one': before([...noPin, ...transfer], ({ fields }, { emailOf, memory }) => {
        const owner = emailOf(textOf({ fields }, 'token'))
        if (owner === undefined || !owner.startsWith('nora')) return undefined
        if ('updatepin' in fields) memory.set('created', '')
        if (memory.has('created')) return undefined
        if ('confirmmypin' in fields && textOf({ fields }, 'pin').length === 4) {
          memory.set('confirmed', '')
          return done
        }
        return 'newtrs' in fields && memory.has('confirmed') ? done : undefined
      }),
    },
    'wrong-pin-refused@updatePin': {
      'a current PIN that is compared by its digits': before([...transfer, 'updatePin'], (call, intact) => {
        if ('supdatepin' in call.fields && isAdas(call, intact) && inPart(textOf(call, 'c_pwd'), '1234'))
          call.fields['c_pwd'] = '1234'
      }),
    },
    'tries-told@confirmPin': {
      'a lock that is not reported': shows(noPin, 'confirmPin', (json) => {
        delete json['locked']
        delete json['tries_left']
      }),
    },
    'code-fits@confirmPin codes-differ@confirmPin': {
      'the same six digits for every authorization': {
        only: [...transfer, 'confirmAuthorizationCode'],
        settings: { readCode: () => Promise.resolve('123456') },
        before: async ({ fields }, { target, emailOf }) => {
          const email = emailOf(textOf({ fields }, 'token')) ?? ''
          if (!('confirmtpin' in fields) || textOf({ fields }, 'pin').length !== 6) return
          const code = (await target.readCode(email, 'authorize')) ?? ''
          fields['pin'] = textOf({ fields }, 'pin') === '123456' ? code : otherPin(code)
        },
      },
    },
    'nothing-else@confirmPin': {
      'a confirmation that overwrites the code of a reset': before(
        [...transfer, ...reset, 'confirmAuthorizationCode', 'updatePassword', 'signIn', 'getProfile', 'getContact'],
        (call, intact) => {
          const email = textOf(call, 'email')
          if ('confirmmypin' in call.fields)
            intact.memory.set(`code of ${intact.emailOf(textOf(call, 'token')) ?? ''}`, '')
          if (call.query['crud'] !== 'userforgot') return undefined
          if (textOf(call, 'action') === 'code') intact.memory.delete(`code of ${email}`)
          return intact.memory.has(`code of ${email}`) ? refusal : undefined
        },
      ),
    },
    'pin-tries-kept@updatePin': {
      'a locked PIN that is changed': before([...noPin, 'updatePin'], (call, { emailOf }) =>
        'supdatepin' in call.fields && textOf(call, 'n_pwd') === '7391' && emailOf(textOf(call, 'token')) !== adas
          ? done
          : undefined,
      ),
    },
    'tries-told@updatePin': {
      'a wrong current PIN that is refused without the tries': shows(
        ['updatePin', 'confirmPin'],
        'updatePin',
        (json) => {
          delete json['tries_left']
        },
      ),
    },
    'unread-counted@getPinStatus': {
      'a count of unread notifications that is kept by one loader': shows(
        [...notices, 'getPinStatus', 'getContact', 'getProfile'],
        'getPinStatus',
        (json, call, intact) => {
          const kept = `count of ${owner(call, intact)}`
          if (!intact.memory.has(kept)) intact.memory.set(kept, String(json['nc']))
          json['nc'] = Number(intact.memory.get(kept))
        },
      ),
    },
    'others-untouched@confirmPin': {
      'a PIN that is locked for everybody': {
        only: [...new Set([...transfer, ...noPin])],
        before: (call, intact) => {
          const isLocked = intact.memory.has('locked') && owner(call, intact) === adas
          return 'confirmmypin' in call.fields && isLocked ? refusal : undefined
        },
        after: ({ id, json, memory }) => {
          if (id === 'confirmPin' && [true, 1, 'yes'].some((yes) => yes === json['locked'])) memory.set('locked', '')
        },
      },
    },
    'others-untouched@updatePin': {
      'a change of the PIN that ends the sessions of others': {
        only: ['signIn', 'updatePin', ...profileLoaders],
        before: (call, intact) => {
          const who = owner(call, intact)
          if (call.query['crud'] === 'userlogin') intact.memory.delete(`ended ${textOf(call, 'email')}`)
          return who !== '' && intact.memory.has(`ended ${who}`)
            ? { ...responseWith({ status: 'error', message: 'Your session has ended.' }), status: 401 }
            : undefined
        },
        after: tampers('updatePin', (json, call, intact) => {
          if (json['status'] !== 'success') return
          for (const { email } of intact.target.accounts)
            if (email !== owner(call, intact)) intact.memory.set(`ended ${email}`, '')
        }),
      },
    },
    'nothing-else@getPinStatus': {
      'a loader that ends the confirmation of a transfer': before(
        [...transfer, 'getPinStatus', ...profileLoaders],
        (call, intact) => {
          const of = `transfer void ${owner(call, intact)}`
          if ('confirmmypin' in call.fields) intact.memory.delete(of)
          if ('pincheck' in call.fields) intact.memory.set(of, '')
          return 'newtrs' in call.fields && textOf(call, 'idempotency_key') === '' && intact.memory.has(of)
            ? wrong
            : undefined
        },
      ),
    },
    'pin-changes@updatePin pin-created@createPin': {
      'PINs that are kept as numbers': before([...noPin, 'updatePin'], ({ fields }) => {
        if (!('updatepin' in fields || 'supdatepin' in fields)) return
        for (const name of ['pin', 'n_pwd', 'con_pwd'])
          if (name in fields) fields[name] = textOf({ fields }, name).replace(/^0/, '9')
      }),
    },
    'long-password-whole@updatePin': {
      'PINs of which four digits are kept': before(['updatePin', 'confirmPin'], ({ fields }) => {
        for (const name of ['n_pwd', 'con_pwd'])
          if ('supdatepin' in fields) fields[name] = textOf({ fields }, name).slice(0, 4)
      }),
    },
    'pin-tries-kept@createPin': {
      'a locked PIN that the creation of another one opens': {
        only: noPin,
        before: (call, { memory }) => {
          if ('updatepin' in call.fields && memory.has('locked')) memory.set('opened', '')
          return 'confirmmypin' in call.fields && memory.delete('opened') ? done : undefined
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
      'a PIN whose response does not demand the required code': shows(
        [...transfer, 'confirmAuthorizationCode'],
        'confirmPin',
        (json) => {
          delete json['requiresanother']
        },
      ),
      'a PIN that is locked from the beginning': before(noPin, ({ fields }) =>
        'confirmmypin' in fields ? refusal : undefined,
      ),
    },
    'outcome-is-200@confirmAuthorizationCode': {
      'a 401 for a code while none is outstanding': {
        only: [...transfer, 'confirmAuthorizationCode'],
        after: tampers('confirmAuthorizationCode', (json, call, { memory }) => {
          const token = textOf(call, 'token')
          if (json['status'] === 'success') memory.set(token, 'spent')
        }),
        before: ({ fields }, { memory }) =>
          'confirmtpin' in fields && memory.get(textOf({ fields }, 'token')) === 'spent'
            ? { ...responseWith({ status: 'error', message: 'Not authorised' }), status: 401 }
            : undefined,
      },
    },
    'demand-described@confirmPin': {
      'a code that is demanded without a word': shows(
        [...transfer, 'confirmAuthorizationCode'],
        'confirmPin',
        (json) => {
          if ('requiresanother' in json) json['requiresanother'] = true
        },
      ),
      'a code that is demanded with empty texts': shows(
        [...transfer, 'confirmAuthorizationCode'],
        'confirmPin',
        (json) => {
          if ('requiresanother' in json) json['requiresanother'] = { head: '', body: ' ' }
        },
      ),
    },
  }),
  storesPlan('a first PIN that is stored with all fields', 'createPin', 'updatepin', noPin),
  storesPlan('an authorization code that is stored with all fields', 'confirmAuthorizationCode', 'confirmtpin', [
    ...transfer,
    'confirmAuthorizationCode',
  ]),
  changedEarly('PIN', 'updatePin', 'supdatepin', '1234', settings),
]
