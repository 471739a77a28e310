import { textSent } from '#tests/conformance/exchange.ts'
import { areOfOneOperation, noRow } from '#tests/conformance/reading/snapshot.ts'
import { differing, flawOf } from '#tests/conformance/reading/tokens.ts'
import { codesDiffer } from '#tests/conformance/rules/codes.ts'
import { othersUntouched } from '#tests/conformance/rules/effects.ts'
import { tokenUnguessable } from '#tests/conformance/rules/sessions.ts'
import type { Scenario } from '#tests/conformance/scenario.ts'

/** Many together show which of their characters are random. */
export const issued: Scenario = {
  name: 'all tokens and codes of the run',
  uses: ['signIn'],
  rules: [tokenUnguessable, codesDiffer],
  run: ({ context, judge }) => {
    for (const [kind, { texts, exchange }] of context.issued) {
      const all = [...texts].map((text) => text.slice(text.indexOf(' ') + 1))
      if (!kind.includes(' ')) {
        judge(codesDiffer, { codes: all }, exchange)
        continue
      }
      const email = textSent(exchange, 'email')
      const known = email !== undefined ? [email, email.toLowerCase(), email.split('@')[0] ?? ''] : []
      const { bits } = differing(all)
      const few = all.length > 4 && bits < 100 ? `${all.length} tokens that differ in ${bits} bits at most` : undefined
      const flaw = flawOf(all.at(-1) ?? '', known) ?? few
      judge(tokenUnguessable, { flaw, ...(flaw === few && bits >= 48 ? { level: 'SHOULD' } : {}) }, exchange)
    }
  },
}

/** What was given at the beginning is good at the end. */
export const usedAtTheEnd: Scenario = {
  name: 'what is kept for a time',
  uses: ['signIn'],
  rules: [],
  run: async ({ context: { atTheEnd } }) => {
    for (const check of atTheEnd) await check()
  },
}

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
