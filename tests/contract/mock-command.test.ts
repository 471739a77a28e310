import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

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
    const busy = createServer()
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve))
    const address = busy.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    const [taken, flag, number, persona] = await Promise.all([
      outcomeOf('--port', port),
      outcomeOf('--prot', '1'),
      outcomeOf('--latency', 'long'),
      outcomeOf('--persona', 'nobody'),
    ])
    busy.close()
    expect(taken.error).toMatch(/^That port is taken.*--port.*\n$/)
    expect(flag.error).toMatch(/^Usage: .*\nUnknown option '--prot'/)
    expect([taken.code, flag.code]).toEqual([2, 2])
    expect(number).toEqual({ code: 2, error: '--latency takes a whole number from 0 to 600000, not "long".\n' })
    expect(persona).toEqual({ code: 2, error: 'Step "as:nobody": There is no persona "nobody".\n' })
  }, 20_000)

  it('shows escape sequences and line breaks of a request as text', async () => {
    const child = run('--port', '0')
    let text = ''
    const shows = (part: string) =>
      new Promise<void>((resolve) => {
        child.stdout.on('data', (chunk: Buffer) => {
          text += chunk.toString()
          if (text.includes(part)) resolve()
        })
      })
    await shows('Mock bank: http')
    const logged = shows('no crud operation')
    await fetch(`${/http:\S+/.exec(text)?.[0] ?? ''}?crud=%1b[2J%0aPOST`, {
      method: 'POST',
      body: new URLSearchParams({ a: '' }),
    })
    await logged
    child.kill('SIGTERM')
    expect(text).toContain(String.raw`There is no crud operation "\u{1b}[2J\u{a}POST".`)
  }, 20_000)

  const file = join(tmpdir(), `mock-bank-${process.pid}.json`)

  it('prints a token, saves the bank to a file, and stops on a signal', async () => {
    const start = async (): Promise<{ url: string; token: string; stop: () => Promise<number | null> }> => {
      const child = run('--port', '0', '--persona', 'ada', '--persist', file)
      let text = ''
      await new Promise<void>((resolve) => {
        child.stdout.on('data', (chunk: Buffer) => {
          text += chunk.toString()
          if (text.includes('Token of')) resolve()
        })
      })
      return {
        url: /http:\S+/.exec(text)?.[0] ?? '',
        token: /Token of ada \(session\): (\S+)/.exec(text)?.[1] ?? '',
        stop: () => {
          const closed = new Promise<number | null>((resolve) => child.on('close', resolve))
          child.kill('SIGTERM')
          return closed
        },
      }
    }
    const send = async (url: string, fields: Record<string, string>): Promise<unknown> =>
      (await fetch(url, { method: 'POST', body: new URLSearchParams(fields) })).json()

    const first = await start()
    const inbox = await send(first.url, { getnotifications: 'getnotifications', token: first.token })
    const { notifications } = z
      .object({ notifications: z.array(z.object({ id: z.int(), wasread: z.string() })).min(1) })
      .parse(inbox)
    const id = String(notifications.find(({ wasread }) => wasread === 'no')?.id)
    expect(await send(first.url, { mnotificationar: 'mnotificationar', id, token: first.token })).toEqual({
      status: 'success',
    })
    const before = await send(first.url, { getnotifications: 'getnotifications', token: first.token })
    expect(await first.stop()).toBe(0)
    const second = await start()
    expect(await send(second.url, { getnotifications: 'getnotifications', token: first.token })).toEqual(before)
    expect(await second.stop()).toBe(0)
  }, 20_000)

  afterAll(() => rm(file, { force: true }))
})
