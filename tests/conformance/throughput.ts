import { createBench } from './bench.ts'
import { callRules } from './calls.ts'
import type { Settings } from './bench.ts'
import type { Account } from './exchange.ts'
import { loadPlan } from './plan.ts'
import { signIn } from './signIn.ts'
import { perform } from './sweep.ts'

const calm = { timeoutMs: 30_000, slowMs: 30_000, seed: 1, reach: 'reads' } as const

/**
 * How many cases a second the runner judges: it sends the varied calls of everything that only reads, again and again for
 * so many milliseconds, after one round to warm up. Rejects when the account cannot sign in.
 */
export async function measureThroughput(
  endpoint: URL,
  account: Account,
  { milliseconds = 3000, concurrency = 32 } = {},
): Promise<number> {
  const settings: Settings = { ...calm, endpoint, accounts: [account], concurrency }
  const bench = createBench(settings, await loadPlan())
  try {
    const { main } = bench.accounts
    const problem = main === undefined ? 'no account' : await signIn(bench, main)
    if (problem !== undefined) throw new Error(`Cannot sign in: ${problem}`)
    await perform(bench, callRules)
    const before = bench.findings.cases
    const began = performance.now()
    while (performance.now() - began < milliseconds) await perform(bench, callRules)
    return ((bench.findings.cases - before) / (performance.now() - began)) * 1000
  } finally {
    bench.client.close()
  }
}
