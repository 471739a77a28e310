import fc from 'fast-check'
import { basePath } from '#tests/e2e/support/fixtures.ts'
import { expect, test } from '#tests/e2e/support/network.ts'
import {
  depositForm,
  playSequence,
  sequences,
  transferForm,
  type SequenceStep,
} from '#tests/e2e/support/orderSequence.ts'
import { isFull } from '#tests/support/sample.ts'

const isWhole = process.env['SEQUENCES'] === 'all'

// A refetched list may replace the form during a press, which then fails instead of waiting.
test.use({ actionTimeout: 10_000, ownTab: true })

/** Once booked an order twice. */
const bookedTwice: SequenceStep[] = [
  { do: 'order', meets: 'badGateway', isListLost: true },
  { do: 'order', meets: 'tooManyRequests', isListLost: true },
  { do: 'order', meets: 'works', isListLost: true },
]

/** A like order, an early leaving and an order that failed. */
const failedMeanwhile: SequenceStep[] = [
  { do: 'order', meets: 'badGateway', isListLost: true },
  { do: 'orderElsewhere' },
  { do: 'leaveEarly' },
  { do: 'decline' },
  { do: 'order', meets: 'works', isListLost: false },
  { do: 'order', meets: 'works', isListLost: false },
]

/** The sample is a known sequence for each form, at one kind of bank; `npm test` has the one of a transfer. */
const forms = [
  { what: 'a crypto deposit', form: depositForm, sample: failedMeanwhile, sampleKeepsKeys: true, whole: 120 },
  { what: 'a transfer', form: transferForm, sample: bookedTwice, sampleKeepsKeys: false, whole: 60 },
]

for (const { what, form, sample, sampleKeepsKeys, whole } of isWhole || isFull ? forms : forms.slice(1)) {
  const examples = isWhole ? [bookedTwice, failedMeanwhile] : [sample]
  for (const keepsKeys of isWhole ? [true, false] : [sampleKeepsKeys]) {
    test(`[R127, R151, R206] ${what} is never made twice unnoticed, at a bank that ${keepsKeys ? 'keeps' : 'ignores'} keys`, async ({
      page,
      openAs,
      network,
      bank,
      configure,
      allowErrors,
    }) => {
      // Several orders, each with responses that take their whole time.
      if (!isWhole) test.setTimeout(300_000)
      allowErrors(/Failed to load resource|LoadFailure/)
      page.on('dialog', (dialog) => void dialog.accept())
      // To the customer a bank that ignores keys and one that never gets them are the same.
      if (!keepsKeys) await configure({ sendIdempotencyKey: false })
      await fc.assert(
        fc.asyncProperty(sequences, async (steps) => {
          network.reset()
          await page.goto(`${basePath}/config.js`)
          await page.evaluate(() => {
            localStorage.clear()
            sessionStorage.clear()
          })
          await openAs('ada', form.path)
          await playSequence(steps, { page, network, bank, form, keepsKeys })
        }),
        {
          numRuns: isWhole ? whole : examples.length,
          examples: examples.map((steps) => [steps]),
          endOnFailure: true,
        },
      )
      expect(page.isClosed()).toBe(false)
    })
  }
}
