import { weights } from '#tests/delivery/sizes.ts'
import { weighPackages } from './baseline.ts'
import type { Row } from './table.ts'

export async function* measureWeights(): AsyncGenerator<Row> {
  for (const { what, kb, limit } of weights()) {
    const isSignIn = what === 'JS to sign in'
    const baseline = isSignIn ? await weighPackages() : undefined
    yield {
      what,
      product: `${kb.toFixed(1)} KB`,
      ...(baseline === undefined
        ? { goal: `<= ${limit} KB` }
        : { baseline: `${baseline.toFixed(1)} KB`, ratio: kb / baseline, goal: '<= 1.10' }),
    }
  }
}
