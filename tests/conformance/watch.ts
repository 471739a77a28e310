/** Stays after a run, and runs what failed again when somebody presses Enter. Nothing is polled, nothing is written. */
import { createInterface } from 'node:readline'
import { endpointId } from './findings.ts'
import type { Report } from './report.ts'

/** Ends with the input: Ctrl+D, or a closed pipe. `judge` runs the given operations, or all. */
export async function watch(first: Report, judge: (only: string[] | undefined) => Promise<Report>): Promise<void> {
  let failed = failedOf(first)
  const say = (): void => console.log(`Enter runs ${failed?.join(', ') ?? 'everything'} again; Ctrl+D ends.`)
  say()
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
  while ((await lines.next()).done !== true) {
    failed = failedOf(await judge(failed))
    say()
  }
}

function failedOf({ operations }: Report): string[] | undefined {
  const ids = operations.filter(
    ({ verdict, id }) => verdict !== 'conforms' && verdict !== 'not exercised' && id !== endpointId,
  )
  return ids.length === 0 ? undefined : ids.map(({ id }) => id)
}
