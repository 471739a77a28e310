import { describe, expect, it } from 'vitest'
import { found, freshTarget, judge, plan, told } from './banks/judge.ts'

describe('the mock bank', { timeout: 180_000 }, () => {
  it('[R204, R205, R207, R213, R214, R216] breaks no rule, every cell is visited, every rule is checked but those with a flag, and a later run passes', async () => {
    const target = freshTarget()
    const unvisited: string[] = []
    const settings = { onVisited: (cell: string, isVisited: boolean) => void (isVisited || unvisited.push(cell)) }
    const report = await judge({ settings }, target)
    expect(found(report), told(report)).toEqual([])
    expect(unvisited.filter((cell) => !cell.endsWith('large proof'))).toEqual([])
    const others = report.operations.filter(({ result }) => result !== 'conforms')
    expect(others.map(({ id, result, reason }) => `${id} ${result}: ${reason ?? ''}`)).toEqual([])
    expect(report.skippedRules.map(({ id }) => id)).toEqual(['upload-large', 'upload-too-large', 'origin-allowed'])

    const later = await judge({ settings: { parts: ['sessions', 'walk'], seed: 2 } }, target)
    expect(found(later), told(later)).toEqual([])
    const lacking = later.operations.filter(({ result, known }) => result !== 'conforms' && known === undefined)
    // The first run has put this customer under review.
    expect(lacking.map(({ id, reason }) => [id, reason])).toEqual([
      ['createPin', expect.stringContaining('--account no-pin=')],
    ])
  })

  it('leaves a single customer unchanged: a second run finds nothing of the first', async () => {
    const target = freshTarget()
    const [main] = target.accounts
    const accounts = main === undefined ? [] : [main]
    const first = await judge({}, { ...target, accounts })
    expect(found(first), told(first)).toEqual([])
    const report = await judge({ settings: { parts: ['walk'], seed: 3 } }, { ...target, accounts })
    expect(found(report), told(report)).toEqual([])
    const lacking = report.operations.filter(({ result, known }) => result === 'not exercised' && known === undefined)
    expect(lacking.map(({ id, reason }) => [id, reason])).toEqual([
      ['createPin', expect.stringContaining('--account no-pin=')],
      ['confirmAuthorizationCode', expect.stringContaining('--account authorization=')],
    ])
  })

  it('is called by no action that a run leaves out, but for the sign-in', async () => {
    const called = new Set<string>()
    await judge({ only: ['updatePin'], before: ({ id = '' }) => void called.add(id) })
    const actions = plan.operations.filter(({ kind, id }) => kind === 'action' && !['signIn', 'updatePin'].includes(id))
    expect(actions.map(({ id }) => id).filter((id) => called.has(id))).toEqual([])
  })

  it('is not asked again for a loader that was late three times', async () => {
    let calls = 0
    const report = await judge({
      only: ['getContact', 'getProfile'],
      after: ({ id }) => {
        if (id !== 'getProfile') return undefined
        calls += 1
        return 'late'
      },
    })
    expect(found(report)).toContain('response-arrives@getProfile')
    expect(calls).toBe(3)
  })

  it('shows a finding by the calls that it needs', async () => {
    const report = await judge({
      only: ['confirmPin', 'submitTransfer'],
      settings: { parts: ['walk'] },
      after: ({ id, json }) =>
        void (id === 'submitTransfer' && (json['icon'] = json['icon'] === 'success' ? 'Success' : 'error')),
    })
    const [finding] = report.operations.find(({ id }) => id === 'submitTransfer')?.findings ?? []
    expect(finding?.curl).toMatch(/^curl .*confirmmypin=confirmmypin.*&pin='"\$\{PIN:\?\}"'.* && curl .*newtrs=newtrs/)
  })
})
