/** What a walk visits: a script of a few calls that neither compares, restores nor excuses anything. */
import type { Context } from '#tests/conformance/context.ts'
import type { Law } from '#tests/conformance/rule.ts'
import type { Walk } from './walk.ts'

export interface Cell {
  name: string
  uses: readonly string[]
  laws: readonly Law[]
  /** Why the run cannot visit it. Without it, a session of the main customer is enough. */
  missing?: (context: Context) => string | undefined
  run: (walk: Walk) => Promise<void>
}

type Missing = NonNullable<Cell['missing']>

export const needsMain: Missing = ({ accounts: { main } }) =>
  main?.token === undefined ? 'needs a sign-in: --email and --password' : undefined

export const needsPin: Missing = (context) =>
  needsMain(context) ?? (context.accounts.main?.pin === undefined ? 'needs the PIN: --pin' : undefined)

export const needsMail: Missing = ({ settings }) =>
  settings.readCode === undefined ? 'needs the code from an e-mail: --code-command' : undefined

export const needsAccount =
  (kind: 'no-pin' | 'authorization' | 'second'): Missing =>
  ({ accounts }) =>
    accounts[kind]?.tokenKind === 'session'
      ? undefined
      : kind === 'second'
        ? 'no second customer: --email2 and --password2'
        : `no such customer: --account ${kind}=…`

export const cell = (
  name: string,
  uses: readonly string[],
  laws: readonly Law[],
  run: Cell['run'],
  missing = needsMain,
): Cell => ({ ...{ name, uses, laws, run }, missing })
