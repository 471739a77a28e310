/** `npm run mock`: the mock bank as a server, from the command line. */
import { parseArgs } from 'node:util'
import { createBank } from '#mocks/domain/bank.ts'
import { realEnvironment } from '#mocks/domain/environment.ts'
import { seed } from '#mocks/seed/seed.ts'
import type { Exchange } from './exchange.ts'
import { playScenario } from './scenario.ts'
import { startBankServer } from './server.ts'
import { signInHelp } from './signInHelp.ts'

const usage = 'Usage: npm run mock -- [--port N] [--persona ID] [--scenario TEXT] [--quiet]'

const standardPort = 4010

function readOptions(args: string[]) {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args,
    options: {
      port: text,
      persona: text,
      scenario: text,
      quiet: { type: 'boolean', default: false },
    },
  })
  return {
    ...values,
    port: portOf(values.port),
  }
}

function portOf(text = String(standardPort)): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(value <= 65_535)) throw new Error(`--port takes a whole number from 0 to 65535, not "${text}".`)
  return value
}

async function run({ port, persona, scenario, quiet }: ReturnType<typeof readOptions>): Promise<void> {
  const bank = createBank(realEnvironment)
  await seed(bank)
  if (scenario !== undefined) await playScenario(bank, scenario)
  const signIn = persona === undefined ? undefined : (await playScenario(bank, `as:${persona}`)).signIn

  const server = await startBankServer(bank, { port, ...(quiet ? {} : { onExchange: log }) })
  console.log(`\n  Mock bank: ${server.url}/api/users.php`)
  if (!quiet) console.log(signInHelp())
  if (persona !== undefined && signIn !== undefined)
    console.log(`  Token of ${persona} (${signIn.kind}): ${signIn.token}\n`)

  const stop = (): void => {
    server
      .close()
      .catch(giveUp)
      .finally(() => process.exit())
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

function log({ operation, request, response, fault, violations }: Exchange): void {
  const outcome = response === 'cut' ? 'cut' : response.status
  const notes = [...(fault === undefined ? [] : [`failure: ${fault}`]), ...violations]
  const lines = [
    `  ${request.method} ${operation ?? '(no operation)'} ${outcome}`,
    ...notes.map((note) => `    ${note}`),
  ]
  console.log(lines.map(visible).join('\n'))
}

/** A text of a request must not steer the terminal. */
function visible(text: string): string {
  return text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16) ?? ''}}`)
}

function giveUp(error: unknown): never {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  const reason = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error)
  console.error(taken ? 'That port is taken. Choose another with --port, or stop whatever uses it.' : reason)
  process.exit(2)
}

try {
  await run(readOptions(process.argv.slice(2)))
} catch (error) {
  if (error instanceof TypeError) console.error(usage)
  giveUp(error)
}
