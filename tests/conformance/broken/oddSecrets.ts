import { changeCustomer, customerByEmail } from '#mocks/domain/customers.ts'
import { holderOf } from '#mocks/domain/sessions.ts'
import { type Fault, type PlainResponse, type SeenCall, textOf } from './backend.ts'
import { enrolment, reset, noPin, done, banks, type Before, before, isReset } from './edits.ts'

const broken: PlainResponse = {
  status: 500,
  type: 'application/json',
  body: '{"status":"error","message":"Bcrypt password must not contain null character"}',
}

/** Where every check before the hash has passed. */
function breaksAtZero(id: string, field: string, only: string[], reaches: Before): Fault {
  return {
    ...{ name: `${id} with a zero byte in what is hashed`, finds: [`no-server-error@${id}`], only },
    before: async (call, intact) =>
      textOf(call, field).includes('\u0000') && (await reaches(call, intact)) ? broken : undefined,
  }
}

const isDigits = (text: string): boolean => /^\d+$/.test(text)

const codeOf = async (call: SeenCall, readCode: (email: string, purpose: 'reset') => Promise<string | undefined>) =>
  isReset(call) && (await readCode(textOf(call, 'email'), 'reset')) === textOf(call, 'reset_code')

export const brokenOddSecrets: Fault[] = [
  ...banks({
    'long-password-whole@resetPassword': {
      'a reset that keeps a password up to its zero byte': before([...enrolment, ...reset], ({ fields }) => {
        const next = textOf({ fields }, 'new_password')
        if ('new_password' in fields) fields['new_password'] = next.split('\u0000', 1)[0] ?? ''
      }),
    },
    'new-secret-checked@createPin': {
      'a first PIN that is any number': before(noPin, async (call, { target: { bank } }) => {
        const pin = textOf(call, 'pin')
        const customer = textOf(call, 'updatepin') === '' ? undefined : holderOf(bank, textOf(call, 'token'))?.customer
        if (customer?.pin !== '' || pin === '' || isDigits(pin) || Number.isNaN(Number(pin))) return undefined
        await changeCustomer(bank, customer.id, { pin })
        return done
      }),
    },
    'new-secret-checked@updatePin': {
      'letters as the next PIN': before(['updatePin', 'confirmPin'], async (call, { target: { bank } }) => {
        const [right, pin] = [textOf(call, 'c_pwd'), textOf(call, 'n_pwd')]
        const customer = textOf(call, 'supdatepin') === '' ? undefined : holderOf(bank, textOf(call, 'token'))?.customer
        if (customer?.pin !== right || pin === '' || isDigits(pin)) return undefined
        await changeCustomer(bank, customer.id, { pin })
        return done
      }),
    },
    'new-secret-checked@updatePassword': {
      'an empty password as the next one': before(['updatePassword', ...reset], async (call, { target: { bank } }) => {
        const [right, password] = [textOf(call, 'c_pwd'), textOf(call, 'n_pwd')]
        const customer = textOf(call, 'updatepwd') === '' ? undefined : holderOf(bank, textOf(call, 'token'))?.customer
        if (customer?.password !== right || (password !== '' && right !== '')) return undefined
        await changeCustomer(bank, customer.id, { password })
        return done
      }),
    },
    'new-secret-checked@resetPassword': {
      'an empty password after a reset': before(
        ['updatePassword', ...reset],
        async (call, { target: { bank, readCode } }) => {
          const email = textOf(call, 'email')
          const customer = customerByEmail(bank, email)
          const isChange = textOf(call, 'updatepwd') !== '' && textOf(call, 'c_pwd') === ''
          const holder = isChange ? holderOf(bank, textOf(call, 'token'))?.customer : undefined
          if (holder?.password === '') {
            await changeCustomer(bank, holder.id, { password: textOf(call, 'n_pwd') })
            return done
          }
          if (customer === undefined || textOf(call, 'new_password') !== '' || !(await codeOf(call, readCode)))
            return undefined
          await changeCustomer(bank, customer.id, { password: '' })
          return done
        },
      ),
    },
  }),
  breaksAtZero('createPin', 'pin', noPin, (call, { target: { bank } }) =>
    textOf(call, 'updatepin') !== '' && holderOf(bank, textOf(call, 'token'))?.customer.pin === '' ? done : undefined,
  ),
  breaksAtZero('updatePin', 'n_pwd', ['updatePin', 'confirmPin'], (call, { target: { bank } }) =>
    holderOf(bank, textOf(call, 'token'))?.customer.pin === textOf(call, 'c_pwd') ? done : undefined,
  ),
  breaksAtZero('updatePassword', 'n_pwd', ['updatePassword'], (call, { target: { bank } }) =>
    holderOf(bank, textOf(call, 'token'))?.customer.password === textOf(call, 'c_pwd') ? done : undefined,
  ),
  breaksAtZero('signUp', 'password', [...enrolment, ...reset], (call, { target: { bank } }) =>
    customerByEmail(bank, textOf(call, 'email')) === undefined ? done : undefined,
  ),
]
