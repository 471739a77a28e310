import { areOfOneOperation, noRow } from '#tests/conformance/reading/snapshot.ts'
import { othersUntouched } from '#tests/conformance/rules/effects.ts'
import type { Scenario } from '#tests/conformance/scenario.ts'

/** An action that causes it does so each time. What follows several actions, or one only once, is the bank's own. */
export const newsOfOthers: Scenario = {
  name: 'what several customers were told',
  uses: ['getProfile'],
  rules: [othersUntouched],
  run: ({ context, judge }) => {
    for (const { path, row, after } of context.news.values()) {
      const [exchange] = after
      if (exchange === undefined || after.length < 2 || !areOfOneOperation(after)) continue
      judge(othersUntouched, { what: `${path} of another customer`, before: noRow, after: row }, exchange)
    }
  },
}
