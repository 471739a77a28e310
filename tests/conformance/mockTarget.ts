import { createBank, type Bank } from '#mocks/domain/bank.ts'
import { customerById } from '#mocks/domain/customers.ts'
import { realEnvironment } from '#mocks/domain/environment.ts'
import { mailsAfter } from '#mocks/domain/mailbox.ts'
import { issueToken, revokeTokens } from '#mocks/domain/sessions.ts'
import { personaPassword, personaPin, personas, type PersonaId } from '#mocks/seed/personas.ts'
import { seed } from '#mocks/seed/seed.ts'
import { startBankServer } from '#mocks/server.ts'
import type { CodeReader } from './context.ts'
import type { Account } from './exchange.ts'

const roles = {
  main: 'ada',
  second: 'ben',
  unapproved: 'neil',
  'no-pin': 'nora',
  authorization: 'cora',
} as const satisfies Partial<Record<Account['kind'], PersonaId>>

export interface MockTarget {
  bank: Bank
  endpoint: URL
  accounts: Account[]
  deadToken: string
  readCode: CodeReader
  close: () => Promise<void>
}

export async function mockTarget(environment = realEnvironment): Promise<MockTarget> {
  const bank = createBank(environment)
  await seed(bank)
  const server = await startBankServer(bank)
  const customer = customerById(bank, 'emil')
  if (customer === undefined) throw new Error('There is no persona emil.')
  const { token: deadToken } = await issueToken(bank, customer)
  await revokeTokens(bank, customer.id)
  return {
    bank,
    endpoint: new URL(`${server.url}/api/users.php`),
    accounts: [
      accountOf('main'),
      accountOf('second'),
      accountOf('unapproved'),
      accountOf('no-pin'),
      accountOf('authorization'),
    ],
    deadToken,
    readCode: (email, purpose) =>
      Promise.resolve(mailsAfter(bank, 0).findLast((mail) => mail.to === email && mail.purpose === purpose)?.code),
    close: server.close,
  }
}

function accountOf(kind: keyof typeof roles): Account {
  const customer = personas.find((persona) => persona.id === roles[kind])?.customer
  if (customer === undefined) throw new Error(`There is no persona ${roles[kind]}.`)
  const { email } = customer
  return { kind, email, password: personaPassword, ...('pin' in customer ? { pin: personaPin } : {}) }
}
