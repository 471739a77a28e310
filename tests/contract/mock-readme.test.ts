import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { scenarioSteps } from '#mocks/scenario.ts'
import { personas } from '#mocks/seed/personas.ts'

const readme = readFileSync('mocks/README.md', 'utf8')

it('the guide to the mock bank names every persona and scenario step', () => {
  const steps = Object.values(scenarioSteps).map(({ usage }) => usage.split(':', 1)[0] ?? '')
  for (const { id } of personas) expect(readme).toContain(`\`${id}\``)
  for (const step of steps) expect(readme).toMatch(new RegExp(`\\| \`${step}[:\`]`))
})
