import { share } from '#mocks/db/store.ts'
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

/** A bank, and what a run must be given to test all of it. */
export interface BankTarget {
  bank: Bank
  endpoint: URL
  accounts: Account[]
  deadToken: string
  readCode: CodeReader
}

export interface MockTarget extends BankTarget {
  close: () => Promise<void>
}

export async function mockTarget(): Promise<MockTarget> {
  const target = await bankTarget()
  const { url, close } = await startBankServer(target.bank)
  return { ...target, endpoint: new URL(`${url}/api/users.php`), close }
}

/** Within this process. */
export async function bankTarget(environment = realEnvironment): Promise<BankTarget> {
  const bank = createBank(environment)
  await seed(bank)
  const customer = customerById(bank, 'emil')
  if (customer === undefined) throw new Error('There is no persona emil.')
  const { token: deadToken } = await issueToken(bank, customer)
  await revokeTokens(bank, customer.id)
  return targetOf(bank, deadToken)
}

/** Another bank with the same records, which need not be seeded again. */
export function copyOf({ bank, deadToken }: BankTarget): BankTarget {
  const copy = createBank(bank)
  share(bank.store, copy.store)
  return targetOf(copy, deadToken)
}

function targetOf(bank: Bank, deadToken: string): BankTarget {
  return {
    bank,
    endpoint: new URL('http://127.0.0.1/api/users.php'),
    accounts: (['main', 'second', 'unapproved', 'no-pin', 'authorization'] as const).map(accountOf),
    deadToken,
    readCode: (email, purpose) =>
      Promise.resolve(mailsAfter(bank, 0).findLast((mail) => mail.to === email && mail.purpose === purpose)?.code),
  }
}

function accountOf(kind: keyof typeof roles): Account {
  const customer = personas.find((persona) => persona.id === roles[kind])?.customer
  if (customer === undefined) throw new Error(`There is no persona ${roles[kind]}.`)
  const { email } = customer
  return { kind, email, password: personaPassword, ...('pin' in customer ? { pin: personaPin } : {}) }
}
