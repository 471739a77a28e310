import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { faultKinds } from '#mocks/faults/faults.ts'
import { scenarioSteps } from '#mocks/scenario.ts'
import { personas } from '#mocks/seed/personas.ts'

const readme = readFileSync('mocks/README.md', 'utf8')

it('the guide to the mock bank names every persona, scenario step and failure', () => {
  const steps = Object.values(scenarioSteps).map(({ usage }) => usage.split(':', 1)[0] ?? '')
  const written = [...personas.map(({ id }) => id), ...Object.keys(faultKinds)].map((name) => `\`${name}\``)
  for (const name of written) expect(readme).toContain(name)
  for (const step of steps) expect(readme).toMatch(new RegExp(`\\| \`${step}[:\`]`))
})
