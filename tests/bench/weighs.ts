import type { Row } from '#tests/bench/table.ts'
import { weights } from '#tests/support/sizes.ts'

/** What has to be fetched before a screen can be used. */
export function* measureWeights(): Generator<Row> {
  for (const { what, kb, goal } of weights()) yield { what, product: `${kb.toFixed(1)} KB`, goal: `<= ${goal} KB` }
}
