/** All cells of a walk, in an order by seed: a seed changes the order and never the coverage. */
import { operationOf, selected, skipReason, type Context } from '#tests/conformance/context.ts'
import { leftOut, needs } from '#tests/conformance/findings.ts'
import { readsAlike } from '#tests/conformance/rules/laws.ts'
import { shuffled } from '#tests/conformance/transport/parallel.ts'
import type { Cell } from './cell.ts'
import { codeCells, judgeCodes, keepCodes } from './codes.ts'
import { customerCells, plainCells } from './customer.ts'
import { judgeTokens, newcomerCells, verificationInSession } from './newcomers.ts'
import { judgeOrders, orderCells } from './orders.ts'
import { passwordCells } from './passwords.ts'
import { pictureCell } from './pictures.ts'
import { givenSecrets, lockingCell, pinCells } from './pins.ts'
import { Walk } from './walk.ts'

/** What a customer can do once, or what others need, comes first or last. */
const last = [lockingCell, verificationInSession]
const isEarly = ({ name }: Cell): boolean => name === 'PIN: first' || name.endsWith(': unconfirmed')
const isLate = ({ name }: Cell): boolean => name.endsWith('more than a page') || name.endsWith('above the balance')

const tables = [newcomerCells, codeCells, passwordCells, pinCells, customerCells, [pictureCell], orderCells]
const all: readonly Cell[] = tables.flat()

export function cellsOf(context: Context): Cell[] {
  const known = new Set([...all, ...last].flatMap(({ uses }) => uses))
  return [...all, ...plainCells(context, known), ...last]
}

/** Begins with what has been loaded, before anything can have changed it. */
export async function beginWalk(context: Context): Promise<Walk> {
  const visited = cellsOf(context).filter((cell) => reasonOf(context, cell) === undefined)
  const needed = visited.flatMap(({ uses }) => uses)
  const walk = new Walk(context, needed)
  const { main, second } = context.accounts
  if (main?.tokenKind === 'session') await walk.readTwice(main, context.loaded)
  if (second?.tokenKind === 'session') await walk.readTwice(second, context.loadedAsSecond)
  context.findings.checked(readsAlike)
  return walk
}

export async function walkThrough(walk: Walk, seed: number): Promise<void> {
  const { context } = walk
  const { accounts, settings } = context
  if (settings.scope === 'reads') {
    for (const cell of cellsOf(context))
      skip(context, cell, reasonOf(context, cell) ?? 'changes records: needs --allow-writes')
    return
  }
  for (const account of walk.sessions()) await walk.look(account)
  const given = Object.values(accounts).map((account) => ({ account, secrets: { ...account } }))
  context.restore.push(async () => {
    const problems: (string | undefined)[] = []
    for (const { account, secrets } of given) problems.push(await givenSecrets(walk, account, secrets))
    return problems.find((problem) => problem !== undefined)
  })
  const cells = cellsOf(context).filter((cell) => !last.includes(cell))
  const usual = shuffled(
    cells.filter((cell) => !isEarly(cell) && !isLate(cell)),
    seed,
  )
  const ordered = [...cells.filter(isEarly), ...usual, ...cells.filter(isLate), ...last]
  const useKept = await keepCodes(walk)
  for (const [at, cell] of ordered.entries()) {
    settings.signal?.throwIfAborted()
    settings.onProgress?.(at, ordered.length, cell.name)
    const why = reasonOf(context, cell) ?? (await walk.run(() => cell.run(walk)))
    settings.onVisited?.(cell.name, why === undefined)
    if (why !== undefined) skip(context, cell, why)
  }
  await walk.run(useKept)
  judgeCodes(walk)
  judgeTokens(walk)
  judgeOrders(walk)
}

function reasonOf(context: Context, { uses, missing }: Cell): string | undefined {
  const operations = uses.map((id) => operationOf(context, id))
  if (!operations.some((operation) => selected(context, operation))) return leftOut
  const absent = operations.filter((operation) => !selected(context, operation) && operation.effect !== 'read')
  if (absent.length > 0) return needs(absent.map(({ id }) => id))
  const unknown = operations.find(({ id }) => context.findings.isMissing(id))
  if (unknown !== undefined) return `${unknown.id}: not implemented yet`
  return (
    operations.map((operation) => skipReason(context, operation)).find((bar) => bar !== undefined) ?? missing?.(context)
  )
}

function skip(context: Context, { uses, laws }: Cell, reason: string): void {
  for (const id of uses) if (selected(context, operationOf(context, id))) context.findings.tally(id).reason ??= reason
  for (const law of laws) context.findings.skipped(law, reason)
}
