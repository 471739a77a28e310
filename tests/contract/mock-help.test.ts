import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { seededBank } from '#mocks/node.ts'
import { playScenario, scenarioSteps } from '#mocks/scenario.ts'
import { personas } from '#mocks/seed/personas.ts'
import { signInHelp } from '#mocks/signInHelp.ts'

it('npm start prints a link beside each persona who can sign in by one, and each link works', async () => {
  const help = signInHelp('http://localhost:5173/wp-user/')
  const lines = help.split('\n')
  for (const { customer } of personas) expect(help).toContain(customer.email)
  expect(lines.find((line) => line.includes('ada@example.com'))).toContain(
    'http://localhost:5173/wp-user/dashboard?scenario=as:ada ',
  )
  expect(lines.find((line) => line.includes('neil@example.com'))).toContain('/wp-user/auth/account?scenario=as:neil ')
  expect(lines.find((line) => line.includes('adam@example.com'))).toContain('/wp-user/auth/signin ')
  const bank = await seededBank()
  for (const [, scenario = ''] of help.matchAll(/scenario=(\S+)/g))
    expect(await playScenario(bank, scenario)).toHaveProperty('signIn')
})

it('the guide to the mock bank names every persona and scenario step', () => {
  const readme = readFileSync('mocks/README.md', 'utf8')
  const steps = Object.values(scenarioSteps).map(({ usage }) => usage.split(':', 1)[0] ?? '')
  for (const { id } of personas) expect(readme).toContain(`\`${id}\``)
  for (const step of steps) expect(readme).toMatch(new RegExp(`\\| \`${step}[:\`]`))
})
