import { describe, expect, it, vi } from 'vitest'
import { isContractSource, oneAtATime } from '#build/contractWatch.ts'

describe('the watcher of the development server', () => {
  it('watches the sources of the contract, and no derived files', () => {
    for (const path of ['users.yaml', 'redocly.yaml', 'paths/auth.yaml', String.raw`schemas\auth.yaml`])
      expect(isContractSource(path), path).toBe(true)
    for (const path of ['users.wire.yaml', 'users.released.yaml', 'tools/lint.ts', '../src/a.ts'])
      expect(isContractSource(path), path).toBe(false)
  })

  it('runs once for changes in quick succession, and once more for changes during the run', async () => {
    vi.useFakeTimers()
    const finish: (() => void)[] = []
    const trigger = oneAtATime(() => new Promise((resolve) => finish.push(resolve)))
    trigger()
    trigger()
    await vi.advanceTimersByTimeAsync(200)
    expect(finish).toHaveLength(1)
    trigger()
    await vi.advanceTimersByTimeAsync(200)
    trigger()
    await vi.advanceTimersByTimeAsync(200)
    expect(finish).toHaveLength(1)
    finish[0]?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(finish).toHaveLength(2)
    finish[1]?.()
    await vi.advanceTimersByTimeAsync(1000)
    expect(finish).toHaveLength(2)
    vi.useRealTimers()
  })
})
