import { textOf, type Fault, type Intact, type SeenCall } from './backend.ts'
import { enrolment, reset, responseWith, tampers, transfer } from './states.ts'

const loaders = ['getProfile', 'getContact']
const owner = (call: SeenCall, { emailOf }: Intact): string => emailOf(textOf(call, 'token')) ?? ''
const invalid = responseWith({ status: 'error', error: true, message: 'That code is not valid.' })
const wrong = responseWith({ status: 'error', message: 'Confirm the transfer with your PIN first.' })

const voids = ({ memory }: Intact, what: string, but: string): void => {
  memory.set(`${what} void`, but)
}
const isVoid = ({ memory }: Intact, what: string, of: string): boolean =>
  memory.has(`${what} void`) && memory.get(`${what} void`) !== of

export const takenFromOthers: Fault[] = [
  {
    name: 'a request for a reset that voids the codes of others',
    finds: ['others-untouched@requestPasswordReset'],
    only: [...enrolment, ...reset, ...loaders],
    before: (call, intact) => {
      const email = textOf(call, 'email').toLowerCase()
      if (call.query['crud'] !== 'userforgot') return undefined
      const isRequest = textOf(call, 'action') === 'code'
      if (isRequest) voids(intact, 'codes', email)
      return !isRequest && isVoid(intact, 'codes', email) ? invalid : undefined
    },
  },
  {
    name: 'a change of the PIN that ends the sessions of others',
    finds: ['others-untouched@updatePin'],
    only: ['signIn', 'updatePin', ...loaders],
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
  {
    name: 'an upgrade that voids the authorization of transfers of others',
    finds: ['others-untouched@submitUpgrade'],
    only: [...transfer, 'confirmAuthorizationCode', 'getUpgradeForm', 'submitUpgrade', ...loaders],
    before: (call, intact) => {
      const who = owner(call, intact)
      if ('confirmmypin' in call.fields) intact.memory.delete('transfers void')
      return 'newtrs' in call.fields && isVoid(intact, 'transfers', who) ? wrong : undefined
    },
    after: tampers('submitUpgrade', (json, call, intact) => {
      if (json['icon'] === 'success') voids(intact, 'transfers', owner(call, intact))
    }),
  },
  {
    name: 'a loader that ends the confirmation of a transfer',
    finds: ['nothing-else@getPinStatus'],
    only: [...transfer, 'getPinStatus', ...loaders],
    before: (call, intact) => {
      const of = `transfer void ${owner(call, intact)}`
      if ('confirmmypin' in call.fields) intact.memory.delete(of)
      if ('pincheck' in call.fields) intact.memory.set(of, '')
      return 'newtrs' in call.fields && textOf(call, 'idempotency_key') === '' && intact.memory.has(of)
        ? wrong
        : undefined
    },
  },
]
