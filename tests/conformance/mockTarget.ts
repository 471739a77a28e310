/** The project's own mock bank as a backend under test, with everybody it takes to try everything. */
import { createBank } from '#mocks/domain/bank.ts'
import type { Bank } from '#mocks/domain/bank.ts'
import { customerById } from '#mocks/domain/customers.ts'
import { realEnvironment } from '#mocks/domain/environment.ts'
import { issueToken, revokeTokens } from '#mocks/domain/sessions.ts'
import { personaPassword, personaPin, personas } from '#mocks/seed/personas.ts'
import type { PersonaId } from '#mocks/seed/personas.ts'
import { seed } from '#mocks/seed/seed.ts'
import type { CodeReader } from './bench.ts'
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
  accounts: Account[]
  deadToken: string
  readCode: CodeReader
}

/** A seeded bank, and what the runner has to know of it. */
export async function mockTarget(environment = realEnvironment): Promise<MockTarget> {
  const bank = createBank(environment)
  await seed(bank)
  return {
    bank,
    accounts: Object.entries(roles).map(([kind, id]) => accountOf(kind as keyof typeof roles, id)),
    deadToken: await deadTokenOf(bank),
    readCode: (email, purpose) =>
      Promise.resolve(bank.store.mails.findFirst((query) => query.where({ to: email, purpose, used: false }))?.code),
  }
}

function accountOf(kind: keyof typeof roles, id: PersonaId): Account {
  const customer = personas.find((persona) => persona.id === id)?.customer
  if (customer === undefined) throw new Error(`There is no persona ${id}.`)
  const { email } = customer
  return { kind, email, password: personaPassword, ...('pin' in customer ? { pin: personaPin } : {}) }
}

async function deadTokenOf(bank: Bank): Promise<string> {
  const customer = customerById(bank, 'emil')
  if (customer === undefined) throw new Error('There is no persona emil.')
  const { token } = await issueToken(bank, customer)
  await revokeTokens(bank, customer.id)
  return token
}
