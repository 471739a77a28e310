import { describe, expect, it } from 'vitest'
import { backendInProcess, names, type Seen, type SeenCall } from '#tests/conformance/broken/backend.ts'
import { refusal } from '#tests/conformance/broken/edits.ts'
import { found, judge, plan, still, told } from '#tests/conformance/broken/judge.ts'
import { skippedLines } from '#tests/conformance/reports/report.ts'
import { reviewedForms } from '#tests/conformance/scenarios/reviewedForms.ts'
import { createClient } from '#tests/conformance/transport/client.ts'
import type { Settings } from './context.ts'
import { coverage } from './covered.ts'
import { bankTarget, copyOf, mockTarget } from './mockTarget.ts'
import { run } from './run.ts'

const usedUp =
  'If the first run has used up what a call needs, its scenario adds the reason to `context.usedUp`, as scenarios/notifications.ts does.'
/** What is missing in the runner if this bank breaks a rule. */
const remedies: Readonly<Record<string, string>> = {
  'action-served':
    'If the example of an action suits one customer only, as the id of a record does, it needs a scenario, as tests/conformance/README.md says.',
  'rows-stay':
    'If an action removes rows, its scenario puts the list that it reads afterwards into `context.loaded`, as tests/conformance/README.md says.',
  'nothing-else': 'If a new loader shows a fact that follows the ledger, add it to `ledgerFact` in reading/effects.ts.',
}
const alone =
  'A run with one customer calls all but what this list names with its flag: an operation for another kind of customer.'

describe('the intact backend', { timeout: 180_000 }, () => {
  it('is called by no action that a run leaves out, but for the sign-in', async () => {
    const actions = plan.operations.filter(({ kind, id }) => kind === 'action' && !['signIn', 'updatePin'].includes(id))
    const called: (string | undefined)[] = []
    const before = (call: SeenCall): void => void called.push(actions.find((action) => names(call, action))?.id)
    const report = await judge({ only: ['updatePin'], before })
    expect(called.filter(Boolean)).toEqual([])
    expect(report.skippedRules).toContainEqual({
      id: 'field-empty',
      reason: 'needs confirmPin as well: add it to --only',
      isLeftOut: true,
    })
  })

  it('is given the reason why a rule was not tried, which is not --only in a complete run', async () => {
    const before = ({ id = '' }) => (reviewedForms.some(({ action }) => action === id) ? refusal : undefined)
    const { skippedRules } = await judge({ before, settings: { parts: ['scenarios'] } })
    expect(skippedRules).toContainEqual({ id: 'key-own', reason: 'no deposit or payment has been accepted' })
  })

  it('gets a count of the rules that --only has left out, and names of those that miss something else', async () => {
    const report = await judge({ only: ['signUp'], settings: { origin: 'https://dashboard.example' } })
    const lines = skippedLines(report)
    expect(lines.filter((line) => line.includes('--only'))).toEqual([
      expect.stringMatching(/^\d+ rules left out by --only, which --json names$/),
    ])
    const { reason } = report.operations.find(({ id }) => id === 'signUp') ?? {}
    expect(reason).toMatch(/needs .*resendConfirmationCode.*submitVerification.*as well: add them to --only$/)
  })

  it('is waited for when it limits calls, and the notes say for how long', async () => {
    const target = copyOf(await bankTarget(still))
    const { endpoint, connect } = backendInProcess(target, plan)
    const settings: Settings = {
      ...{ endpoint, accounts: target.accounts, scope: 'reads', only: ['getContact'], now: still.now },
      ...{ concurrency: 1, timeoutMs: 10_000, slowMs: 5000 },
      connect: (url, options) => {
        options.onWait?.(1500)
        options.onWait?.(1000)
        return (connect ?? createClient)(url, options)
      },
    }
    const { notes } = await run(settings, plan)
    expect(notes).toContain('The bank put calls off 2 times (HTTP 429 or 503): the run waited 2.5 s in all.')
  })

  it('is not asked again for a loader that was late three times', async () => {
    let calls = 0
    const after = ({ id }: Seen): 'late' | undefined => {
      if (id !== 'getProfile') return undefined
      calls += 1
      return 'late'
    }
    const report = await judge({ only: ['getContact', 'getProfile'], after })
    expect(found(report)).toContain('response-arrives@getProfile')
    expect(calls).toBe(3)
    const { findings } = report.operations.find(({ id }) => id === 'getProfile') ?? {}
    expect(findings?.[0]?.times).toBeLessThanOrEqual(3)
  })

  it('has a confirmed PIN after a run without transfers, and the notes report it', async () => {
    const report = await judge({ only: ['updatePin', 'confirmPin'], settings: { parts: ['scenarios'] } })
    expect(report.notes).toContainEqual(expect.stringContaining('The PIN of ada@example.com is still confirmed'))
  })

  it('[R204, R205, R207, R213, R214, R216] breaks no rule, is sent every kind of value in every state, every rule was checked except those that need a flag, and a run with data of an earlier one passes', async () => {
    const target = await mockTarget(still)
    const { after, holes, uncalled } = coverage(plan, target)
    const report = await judge({ after }, target)
    const broken = found(report)
    const missing = Object.keys(remedies).filter((rule) => broken.some((finding) => finding.startsWith(`${rule}@`)))
    expect(broken, [told(report), ...missing.map((rule) => remedies[rule])].join('\n')).toEqual([])
    expect
      .soft(holes(), 'A scenario sends these, or `values` in covered.ts says why the mock bank accepts none.')
      .toEqual([])
    expect
      .soft(uncalled(), 'A scenario makes these calls, or `states` in covered.ts says why the mock bank has none.')
      .toEqual([])
    const others = report.operations.filter(({ result }) => result !== 'conforms')
    const remedy = 'A scenario that scenarios.ts lists calls it with success, and names it in `uses`.'
    expect(others.map(({ id, result, reason }) => `${id} ${result}: ${reason ?? ''}. ${remedy}`)).toEqual([])
    const flagged = ['upload-large', 'upload-too-large', 'origin-allowed']
    expect(
      report.skippedRules.map(({ id }) => id),
      'A scenario that scenarios.ts lists judges each rule; `flagged` has those that need a flag.',
    ).toEqual(flagged)

    const later = await judge({ settings: { parts: ['sessions', 'scenarios', 'walk'] } }, target)
    await target.close()
    expect(found(later), told(later)).toEqual([])
    const isExplained = (reason = ''): boolean => /^used up by a former run|^large files/.test(reason)
    const lacking = later.operations.filter(({ result, known }) => result !== 'conforms' && known === undefined)
    expect([...later.skippedRules.filter(({ reason }) => !isExplained(reason)), ...lacking], usedUp).toEqual([])
    const createPin = later.operations.find(({ id }) => id === 'createPin')
    expect(createPin?.result).toBe('not exercised')
    expect(createPin?.known).toContain('used up by a former run')
  })

  it('leaves a single customer unchanged: a second run finds nothing of the first', async () => {
    const target = await mockTarget(still)
    const [main] = target.accounts
    const accounts = main === undefined ? [] : [main]
    const first = await judge({}, { ...target, accounts })
    expect(found(first), told(first)).toEqual([])
    // Anything that was not restored would show: a password, an address, a PIN, a confirmation.
    const report = await judge({ settings: { parts: ['scenarios', 'walk'] } }, { ...target, accounts })
    await target.close()
    expect(found(report), told(report)).toEqual([])
    expect(report.notes).not.toContainEqual(expect.stringContaining('left from before'))
    expect(report.notes).not.toContainEqual(expect.stringContaining('A confirmed PIN'))
    const lacking = report.operations.filter(({ result }) => result === 'not exercised')
    expect(
      lacking.map(({ id, reason }) => [id, reason]),
      alone,
    ).toEqual([
      ['createPin', expect.stringContaining('--account no-pin=')],
      ['confirmAuthorizationCode', expect.stringContaining('--account authorization=')],
    ])
  })
})
