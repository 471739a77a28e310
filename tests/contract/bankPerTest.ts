import { beforeEach, expect } from 'vitest'
import { changeSettings, type Bank } from '#mocks/domain/bank.ts'
import { customerById } from '#mocks/domain/customers.ts'
import { customerBalance } from '#mocks/domain/ledger.ts'
import { seededBank } from '#mocks/node.ts'
import { playScenario } from '#mocks/scenario.ts'
import { personaPassword, personaPin, type PersonaId } from '#mocks/seed/personas.ts'
import { startBankServer } from '#mocks/server.ts'

export type Fields = Record<string, string>

export const success = expect.objectContaining({ icon: 'success' }) as unknown
export const refused = expect.objectContaining({ icon: 'error' }) as unknown

export const order = {
  amount: '10.00',
  bank: 'Harbour Trust',
  act_no: '2024000102',
  act_hold_name: 'Ben Okafor',
  extra: '{}',
}

export function bankPerTest() {
  const current: { bank?: Bank; url: string } = { url: '' }
  beforeEach(async () => {
    const bank = await seededBank()
    const server = await startBankServer(bank)
    Object.assign(current, { bank, url: server.url })
    return server.close
  })

  const bank = (): Bank => {
    if (current.bank === undefined) throw new Error('The bank exists only during a test.')
    return current.bank
  }
  const post = (fields: Fields | FormData, search = '', init: RequestInit = {}): Promise<Response> =>
    fetch(`${current.url}/api/users.php${search}`, {
      ...init,
      method: 'POST',
      body: fields instanceof FormData ? fields : new URLSearchParams(fields),
    })
  const call = async (name: string, token: string, fields: Fields = {}): Promise<unknown> =>
    (await post({ [name]: name, token, ...fields })).json()

  return {
    bank,
    post,
    call,
    crud: async (name: string, fields: Fields): Promise<unknown> => (await post(fields, `?crud=${name}`)).json(),
    upload: async (name: string, token: string, fields: Record<string, string | File>): Promise<unknown> => {
      const form = new FormData()
      for (const [key, value] of Object.entries({ [name]: name, token, ...fields })) form.set(key, value)
      return (await post(form)).json()
    },
    sessionOf: async (id: PersonaId): Promise<string> => (await playScenario(bank(), `as:${id}`)).signIn?.token ?? '',
    signIn: async (email: string, password: string = personaPassword): Promise<unknown> =>
      (await post({ email, password }, '?crud=userlogin')).json(),
    confirmPin: (token: string): Promise<unknown> => call('confirmmypin', token, { pin: personaPin }),
    travel: (minutes: number): Promise<void> => changeSettings(bank(), { travelMs: minutes * 60_000 }),
    balance: (id: PersonaId): number => {
      const customer = customerById(bank(), id)
      if (customer === undefined) throw new Error(`${id} is missing`)
      return customerBalance(bank(), customer)
    },
    codeFor: (to: string): string =>
      bank()
        .store.mails.all()
        .findLast((mail) => mail.to === to)?.code ?? '',
  }
}
