import { changeCustomer, customerByEmail } from '#mocks/domain/customers.ts'
import { holderOf } from '#mocks/domain/sessions.ts'
import type { Fault, Met, PlainResponse } from './backend.ts'
import { reset, pinForms, noPin, done, banks, before, codes } from './edits.ts'

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
