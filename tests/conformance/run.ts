/** One run of the whole thing: from the first sign of life to the verdicts. */
import { ask, createBench, hear, lawful, selected } from './bench.ts'
import type { Bench, Settings } from './bench.ts'
import { proveDispatch } from './dispatchProof.ts'
import { play } from './journey.ts'
import { journeys } from './journeys.ts'
import { keepProfile } from './journeys/profile.ts'
import type { Plan } from './plan.ts'
import { inParallel } from './pool.ts'
import { reportOf } from './report.ts'
import type { Report } from './report.ts'
import { signIn } from './signIn.ts'
import { sweep } from './sweep.ts'

/** Nobody answers at the address. */
export class Unreachable extends Error {}

/** The bank gave no session token. */
export class SignInFailed extends Error {}

/**
 * Runs everything that may be run and says how each operation fares.
 * Rejects with {@link Unreachable} or {@link SignInFailed}.
 */
export async function run(settings: Settings, plan: Plan): Promise<Report> {
  const bench = createBench(settings, plan)
  const began = performance.now()
  try {
    await findEndpoint(bench)
    await signInAll(bench)
    await loadAll(bench)
    proveDispatch(bench)
    for (const [index, journey] of journeys.entries()) {
      settings.onProgress?.(index, journeys.length, journey.name)
      await play(journey, bench)
    }
    await prepareSpare(bench)
    await sweep(bench)
  } finally {
    await putBack(bench)
    bench.client.close()
  }
  return reportOf(bench, performance.now() - began)
}

async function findEndpoint(bench: Bench): Promise<void> {
  const form = { method: 'POST', query: {}, encoding: 'urlencoded', parts: [] } as const
  const { reply } = await hear(bench, { operation: undefined, form, note: 'is anybody there?' })
  if (reply.kind === 'none') throw new Unreachable(`${bench.settings.endpoint.href}: ${reply.detail}`)
}

async function signInAll(bench: Bench): Promise<void> {
  for (const account of Object.values(bench.accounts)) {
    const reason = await signIn(bench, account)
    const lacksSession = account.kind !== 'unapproved' && account.tokenKind === 'temporary'
    const problem = reason ?? (lacksSession ? 'there was only a temporary token' : undefined)
    if (problem === undefined) continue
    if (account.kind === 'main') throw new SignInFailed(`${account.email}: ${bench.secrets.redact(problem)}`)
    bench.findings.notes.push(`${account.email} (${account.kind}) could not sign in: ${bench.secrets.redact(problem)}`)
    bench.accounts = Object.fromEntries(Object.entries(bench.accounts).filter(([kind]) => kind !== account.kind))
  }
}

/** Every loader once as the main customer, and once as the second. */
async function loadAll(bench: Bench): Promise<void> {
  const { main, second } = bench.accounts
  const loaders = bench.plan.operations.filter((operation) => operation.kind === 'loader' && selected(bench, operation))
  await inParallel(loaders, bench.settings.concurrency, async (operation) => {
    if (operation.session === 'none') {
      bench.loaded.set(operation.id, await ask(bench, lawful(operation)))
    } else if (main?.token === undefined) {
      bench.findings.tally(operation.id).reason = 'needs a sign-in: --email and --password'
    } else {
      bench.loaded.set(operation.id, await ask(bench, lawful(operation, {}, main)))
      if (second?.token !== undefined) await ask(bench, lawful(operation, {}, second, 'as the second customer'))
    }
  })
}

/** What the varied calls may change is noted, to be put back. */
async function prepareSpare(bench: Bench): Promise<void> {
  const { accounts, settings, plan } = bench
  const account = accounts['no-pin'] ?? accounts.second ?? accounts.main
  if (settings.reach === 'reads' || account?.token === undefined) return
  const writes = (id: string): boolean => plan.operations.some((entry) => entry.id === id && selected(bench, entry))
  if (writes('updateProfile') && writes('getProfile')) await keepProfile(bench, account)
}

async function putBack({ restore, findings }: Bench): Promise<void> {
  for (const undo of restore.reverse()) {
    const problem = await undo()
    if (problem !== undefined) findings.notes.push(problem)
  }
}
