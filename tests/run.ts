/** `npm test`: every kind of check, the cheapest first. Prints a line for each step, and its output after a failure. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { provideChromium } from '#tests/support/browser.ts'
import { provideServers } from '#tests/support/servers.ts'

const total = { passed: 0, failed: 0 }

function run(command: string): Promise<{ code: number; output: string }> {
  const [program = '', ...args] = command.split(' ')
  return new Promise((resolve) => {
    const child = spawn(join('node_modules', '.bin', program), args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', (error) => chunks.push(Buffer.from(error.message)))
    child.on('close', (code) => {
      resolve({ code: code ?? 1, output: stripVTControlCharacters(Buffer.concat(chunks).toString()) })
    })
  })
}

/** Vitest begins the line with "Tests", Playwright with the number. */
function counted(output: string, what: keyof typeof total): number {
  const counts = [...output.matchAll(new RegExp(`^ +(?:Tests .*)?\\b(\\d+) ${what}\\b`, 'gm'))]
  return Number(counts.at(-1)?.[1] ?? 0)
}

/** A step without tests is one check. */
async function inOrder(steps: Record<string, string>): Promise<void> {
  for (const [name, command] of Object.entries(steps)) {
    const began = Date.now()
    const { code, output } = await run(command)
    const seconds = ((Date.now() - began) / 1000).toFixed(1)
    const passed = counted(output, 'passed')
    const failed = counted(output, 'failed')
    total.passed += passed || Number(code === 0)
    total.failed += failed || Number(code !== 0)
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'}  ${name} (${seconds} s)`)
    if (code !== 0) console.log(output)
    else for (const [line] of output.matchAll(/^SKIPPED.*/gm)) console.log(`      ${line}`)
  }
}

console.log(`Browser for the end-to-end tests: ${provideChromium()}`)
provideServers()
await Promise.all([
  inOrder({
    formatting: 'oxfmt --check',
    'generated code matches the contract': 'node openapi/tools/generate.ts --check',
    // For each tsconfig.json: code of the browser is checked without the types of Node.
    'types and lint': 'oxlint',
  }),
  inOrder({
    'contract lint': 'node openapi/tools/lint.ts',
    'who imports whom': 'depcruise src mocks build openapi tests',
    'nothing unused': 'knip',
    'translations match the texts of the code': 'lingui check sync --clean',
    'production build': 'vite build --logLevel warn',
    'budgets of the production build': 'node tests/delivery/budgets.ts',
    'the nginx sample': 'vitest run --project=delivery',
  }),
])
// One after the other: as one run, the two projects of Vitest take a fifth longer.
await inOrder({
  'unit, contract, architecture and conformance tests': 'vitest run --project=node',
  'component tests': 'vitest run --project=browser',
  'screens and journeys in a browser': 'playwright test -c tests/playwright.config.ts --reporter=dot',
})
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
