import { beforeEach, describe, expect, it } from 'vitest'
import { personaPassword, personaPin } from '#mocks/seed/personas.ts'
import type { Fault, PlainResponse } from '#tests/conformance/broken/backend.ts'
import { notices, transfer } from '#tests/conformance/broken/edits.ts'
import { found, freshTarget, judge as judgeBank } from '#tests/conformance/broken/judge.ts'
import type { Report } from '#tests/conformance/reports/report.ts'
import type { Premise } from './cascades.ts'
import type { Settings } from './context.ts'
import type { Account } from './exchange.ts'
import type { BankTarget } from './mockTarget.ts'
import type { Rule } from './rule.ts'
import { SignInFailed } from './run.ts'
import { scenarios } from './scenarios.ts'

let target: BankTarget
beforeEach(() => {
  target = freshTarget()
})

const judge = (settings: Partial<Settings> = {}, fault: Partial<Fault> = {}): Promise<Report> =>
  judgeBank({ ...fault, settings: { parts: ['sessions', 'scenarios'], ...settings } }, target)

function withAccount(kind: Account['kind'], change: Partial<Account>): Account[] {
  return target.accounts.map((account) => (account.kind === kind ? { ...account, ...change } : account))
}

const persona = (id: string): Partial<Account> => ({ email: `${id}@example.com`, password: personaPassword })

interface World {
  /** What it makes false, of that on which rules rest. */
  refutes?: Premise
  /** The rules in question, if they are not skipped. */
  about?: string[]
  settings?: () => Partial<Settings> | Promise<Partial<Settings>>
  fault?: Partial<Fault>
  skipped?: string[]
  finds?: string[]
}

const refuses = (message: string): PlainResponse => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify({ status: 'error', icon: 'error', error: true, failed: message, message }),
})

const broken: PlainResponse = { status: 500, type: 'application/json', body: '{"status":"error","message":"Broken"}' }

const absent = { ...broken, status: 501 }

const readableTokens: Partial<Fault> = {
  before: async ({ text, fields, target, ask }) => {
    const [, email = ''] = Buffer.from(text('token'), 'base64').toString('latin1').split('|')
    const account = target.accounts.find((entry) => entry.email === email)
    if (account === undefined) return
    const { jwt } = await ask('signIn', { email, password: account.password })
    fields['token'] = typeof jwt === 'string' ? jwt : ''
  },
  after: ({ id, json, text }) => {
    if (id === 'signIn' && typeof json['jwt'] === 'string')
      json['jwt'] = Buffer.from(`session|${text('email')}|${crypto.randomUUID()}`).toString('base64')
  },
}

/** One operation of each kind that these premises matter for. */
const ofTwo = [...notices, 'signIn', 'getPaymentForm', 'submitPayment', 'updatePassword']

const worlds: Readonly<Record<string, World>> = {
  'the bank reports a success for an unknown operation': {
    refutes: 'an unknown name is refused',
    settings: () => ({ only: ['getContact', 'signIn', 'updatePicture'], parts: ['forms'] }),
    fault: {
      after: ({ response: { status } }) =>
        status === 404 ? { ...broken, status: 200, body: '{"status":"success"}' } : undefined,
    },
    finds: ['name-missing@endpoint'],
  },
  'two operations break at every call': {
    settings: () => ({ only: ['getContact', 'requestPasswordReset'], parts: ['sessions', 'scenarios', 'forms'] }),
    fault: {
      after: ({ id }) => (id === 'getContact' || id === 'requestPasswordReset' ? broken : undefined),
    },
    skipped: ['session-garbage', 'name-case'],
    finds: ['no-server-error@getContact', 'no-server-error@requestPasswordReset'],
  },
  'an operation serves the main customer where no token is given': {
    refutes: 'a token is required',
    settings: () => ({ only: ['getContact'], parts: ['sessions'] }),
    fault: {
      before: async ({ id, fields, tokenOf }) => {
        if (id === 'getContact' && !('token' in fields)) fields['token'] = await tokenOf('main')
      },
    },
    finds: ['session-missing@getContact'],
  },
  'a token only names its customer': {
    refutes: 'an unforgeable token',
    settings: () => ({ only: ['signIn', 'getContact', 'getProfile'] }),
    fault: readableTokens,
    finds: ['token-unguessable@signIn'],
  },
  'the identity of the customer with a temporary token is approved': {
    settings: () => ({ accounts: withAccount('unapproved', persona('emil')), parts: ['sessions'] }),
  },
  // Such as a token copied from a browser: only a sign-in shows whether it is alive.
  'the bank gives a customer the same token at every sign-in, and it was passed as the dead one': {
    settings: () => ({ deadToken: 'one-and-only', parts: ['sessions'] }),
    fault: {
      before: async ({ fields, memory, tokenOf }) => {
        if (fields['token'] !== 'one-and-only') return
        memory.set('token', memory.get('token') ?? (await tokenOf('main')))
        fields['token'] = memory.get('token') ?? ''
      },
      after: ({ id, json, fields }) => {
        if (id === 'signIn' && fields['email'] === 'ada@example.com' && 'jwt' in json) json['jwt'] = 'one-and-only'
      },
    },
    skipped: ['session-dead'],
  },
  'a customer may hold several sessions: the tokens of former sign-ins live on': {
    settings: () => ({ only: ['signIn', 'getContact', 'getStatement'] }),
    skipped: ['session-ended'],
  },
  'the second customer is the main one': {
    settings: () => ({ only: ofTwo, accounts: withAccount('second', persona('ada')) }),
    skipped: ['own-rows', 'foreign-record-kept'],
  },
  'the password of the second customer is different': {
    refutes: 'a right password',
    settings: () => ({ only: ofTwo, accounts: withAccount('second', { password: 'not-the-password' }) }),
    skipped: ['own-rows', 'foreign-record-kept'],
  },
  'the PIN of the main customer is different': {
    refutes: 'a right PIN',
    settings: () => ({ accounts: withAccount('main', { pin: '9876' }) }),
    skipped: ['pin-changes', 'order-sane'],
  },
  'the PIN of the customer with the authorization code is different': {
    refutes: 'a right PIN',
    settings: () => ({ accounts: withAccount('authorization', { pin: '9876' }) }),
    skipped: ['transfer-needs-code'],
  },
  'the customer without a PIN has one': {
    settings: () => ({ accounts: withAccount('no-pin', persona('emil')) }),
    skipped: ['pin-created', 'pin-created-once', 'pin-tries'],
  },
  'a PIN is confirmed already': {
    about: ['transfer-needs-pin'],
    fault: {
      before: async ({ id, memory, ask, tokenOf }) => {
        if (id !== 'submitTransfer' || memory.has('confirmed')) return
        memory.set('confirmed', 'yes')
        await ask('confirmPin', { token: await tokenOf('main'), pin: personaPin })
      },
    },
  },
  'the bank keeps the address as HTML': {
    refutes: 'texts stored unchanged',
    settings: () => ({ only: ['getProfile', 'updateProfile', 'getAccount'], parts: ['scenarios'] }),
    fault: {
      before: ({ fields }) => {
        const { home_address: address } = fields
        if (typeof address === 'string') fields['home_address'] = address.replaceAll('&', '&amp;')
      },
    },
    finds: ['text-kept@updateProfile'],
  },
  'no code can be read': {
    refutes: 'a code',
    settings: () => ({ readCode: () => Promise.resolve(undefined) }),
    skipped: ['codes-own'],
    finds: ['code-sent@confirmPin', 'code-sent@signUp'],
  },
  'the bank requires no authorization code of the customer': {
    settings: () => ({ accounts: withAccount('authorization', persona('zoe')) }),
    skipped: ['transfer-needs-code'],
  },
  'the bank opens one account a day': {
    fault: {
      before: ({ id }) => (id === 'signUp' ? refuses('One account a day.') : undefined),
    },
    skipped: ['unverified-refused', 'verification-kept', 'kyc-pending'],
  },
  'what would show whether a session is alive is not implemented yet': {
    about: ['sessions-end'],
    fault: { before: ({ id }) => (id === 'getContact' || id === 'submitVerification' ? absent : undefined) },
  },
  'the bank does each of these once a day': {
    refutes: 'an accepted action',
    settings: () => ({ parts: ['scenarios'] }),
    fault: {
      before: ({ fields }) =>
        ['newcd', 'newmpc', 'newfdc', 'newupgrade', 'newtrs', 'updateprofile', 'updatepic', 'updateemail'].some(
          (marker) => marker in fields,
        )
          ? refuses('Once a day is enough.')
          : undefined,
    },
    skipped: ['submission-listed', 'transfer-listed', 'profile-kept', 'picture-changes', 'email-changes'],
  },
  'the account of the main customer is empty': {
    refutes: 'comparable responses',
    settings: () => ({ accounts: withAccount('main', persona('emil')) }),
    skipped: ['unread-falls'],
  },
}

/** Those of the scenarios that judge the rules in question. */
function operationsFor({ refutes, about, skipped = [] }: World): string[] | undefined {
  const isAbout = ({ id, restsOn = [] }: Rule): boolean =>
    refutes === undefined ? (about ?? skipped).includes(id) : restsOn.includes(refutes)
  const uses = scenarios.filter((scenario) => scenario.rules.some(isAbout)).flatMap((scenario) => scenario.uses)
  return uses.length === 0 ? undefined : [...new Set(uses)]
}

describe('what is not as the options say', { timeout: 180_000 }, () => {
  it.each(Object.entries(worlds))(
    'is no violation, and the checks that rest on it are skipped: %s',
    async (_name, world) => {
      const { settings, fault, skipped = [], finds = [] } = world
      const report = await judge({ only: operationsFor(world), ...(await settings?.()) }, fault)
      expect(found(report)).toEqual(finds)
      expect(report.skippedRules.map(({ id }) => id)).toEqual(expect.arrayContaining(skipped))
    },
  )
})

describe('a sign-in with a dead token', () => {
  it('ends the run without a finding against any operation', async () => {
    const before: Fault['before'] = ({ fields }) => {
      if ('token' in fields) fields['token'] = 'dead'
    }
    const stopped = await judge({}, { before }).catch((error: unknown) => error)
    expect(stopped).toBeInstanceOf(SignInFailed)
    if (!(stopped instanceof SignInFailed)) return
    expect(stopped.message).toContain('no operation accepts its token')
    expect(found(stopped.report)).toEqual([])
  })
})

describe('a bank with a PIN that no run has set', { timeout: 180_000 }, () => {
  it('fails a strict run: createPin has never worked', async () => {
    const only = [...transfer, 'getPinStatus', 'createPin']
    const ran = async (fault: Partial<Fault> = {}): Promise<string | undefined> => {
      const report = await judge({ only }, fault)
      return report.operations.find(({ id }) => id === 'createPin')?.known
    }
    expect(await ran()).toBeUndefined()
    expect(await ran()).toContain('used up by a former run')
    target = freshTarget()
    const broken: Partial<Fault> = {
      before: ({ id }) =>
        id === 'createPin'
          ? { status: 200, type: 'application/json', body: '{"status":"error","message":"There is a PIN."}' }
          : undefined,
      after: ({ id, json }) => {
        if (id === 'getPinStatus') json['haspin'] = 'yes'
      },
    }
    await ran(broken)
    expect(await ran(broken)).toBeUndefined()
  })
})
