import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { listen } from '#tests/support/listen.ts'

describe('npm run mock', () => {
  const run = (...args: string[]) => spawn(process.execPath, ['mocks/command.ts', ...args])

  async function outcomeOf(...args: string[]): Promise<{ code: number | null; error: string }> {
    const child = run(...args)
    let error = ''
    child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString()))
    const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
    return { code, error }
  }

  it('reports an invalid command in one line', async () => {
    const { port, close } = await listen(createServer())
    const [taken, flag] = await Promise.all([outcomeOf('--port', String(port)), outcomeOf('--prot', '1')])
    await close()
    expect(taken.error).toMatch(/^That port is taken.*--port.*\n$/)
    expect(flag.error).toMatch(/^Usage: .*\nUnknown option '--prot'/)
    expect([taken.code, flag.code]).toEqual([2, 2])
  })

  it('prints a token that works, and stops on a signal', async () => {
    const child = run('--port', '0', '--persona', 'ada')
    let text = ''
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (chunk: Buffer) => {
        text += chunk.toString()
        if (text.includes('Token of')) resolve()
      })
    })
    const token = /Token of ada \(session\): (\S+)/.exec(text)?.[1] ?? ''
    const body = new URLSearchParams({ getcontact: 'getcontact', token })
    const response = await fetch(/http:\S+/.exec(text)?.[0] ?? '', { method: 'POST', body })
    expect(await response.json()).toHaveProperty('contact')
    const closed = new Promise<number | null>((resolve) => child.on('close', resolve))
    child.kill('SIGTERM')
    expect(await closed).toBe(0)
  })
})
