import { createHash } from 'node:crypto'
import { faultKinds } from '#mocks/faults/faults.ts'
import { scenarioSteps } from '#mocks/scenario.ts'
import { personaPassword, personaPin, personas } from '#mocks/seed/personas.ts'
import type { Contract } from '#openapi/tools/contract.ts'
import { escape, inline, markdown, table } from './html.ts'
import { operationPages, type OperationPage } from './operation.ts'
import { script } from './script.ts'
import { style } from './style.ts'

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export interface DocsOptions {
  server?: string
  hasMockBank?: boolean
}

export function docsPage(
  contract: Contract,
  { server = 'http://127.0.0.1:4010', hasMockBank = true }: DocsOptions = {},
): string {
  const { info, tags } = contract
  const pages = operationPages(contract, server)
  const groups = tags.map(({ name, description }) => ({
    name,
    description,
    own: pages.filter(({ facts }) => facts.domain === name),
  }))
  const policy = `default-src 'none'; style-src ${hash(style)}; script-src ${hash(script)}; base-uri 'none'; form-action 'none'`
  return `<!doctype html>
<html lang="en" data-theme="system">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escape(info.title)} ${escape(info.version)}</title>
<style>${style}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the reference</a>
<div class="frame">
<header class="side">
<label class="field"><span>Search operations, fields and values</span><input id="find" type="search" autocomplete="off"></label>
<p id="found" role="status"></p>
<label class="field"><span>Theme</span><select id="theme"><option value="system">As the system</option><option value="light">Light</option><option value="dark">Dark</option></select></label>
<nav aria-label="Operations">
${groups.map(navOf).join('\n')}
${hasMockBank ? mockBankNav : ''}
</nav>
</header>
<main id="main" tabindex="-1">
<h1>${escape(info.title)} ${escape(info.version)}</h1>
${markdown(info.description, 2)}
${groups
  .map(
    ({ name, description, own }) =>
      `<section data-group aria-labelledby="tag-${name}"><h2 id="tag-${name}">${escape(name)}</h2>\n${markdown(description, 3)}\n${own.map(({ html }) => html).join('\n')}</section>`,
  )
  .join('\n')}
${hasMockBank ? mockBank() : ''}
</main>
</div>
<script>${script}</script>
</body>
</html>
`
}

function navOf({ name, own }: { name: string; own: OperationPage[] }): string {
  const links = own.map(({ facts, summary }) => `<li><a href="#${facts.id}">${escape(summary)}</a></li>`)
  return `<div data-group><strong>${escape(name)}</strong><ul>${links.join('')}</ul></div>`
}

const mockBankNav = `<strong>Mock bank</strong>
<ul><li><a href="#personas">Personas</a></li><li><a href="#scenarios">Scenario links</a></li><li><a href="#failures">Failures</a></li></ul>`

function mockBank(): string {
  const code = (text: string): string => `<code>${escape(text)}</code>`
  return `<section><h2 id="personas">Mock bank: personas</h2>
<p>All sign in with the password ${code(personaPassword)} and, where there is one, the PIN ${code(personaPin)}.</p>
${table(
  ['Persona', 'E-mail', 'Shows'],
  personas.map(({ id, customer, shows }) => [code(id), escape(customer.email), escape(shows)]),
  'Personas',
)}
<h2 id="scenarios">Mock bank: scenario links</h2>
<p>Add ${code('?scenario=…')} to any address of the app in mock mode, or give the text to ${code('npm run mock -- --scenario')}. Steps are separated by commas and done in order: ${code('?scenario=reset,as:ada,latency:300')}. The mock bank's panel has a link to the state it shows.</p>
${table(
  ['Step', 'Does'],
  Object.values(scenarioSteps).map(({ usage, does }) => [code(usage), inline(does)]),
  'Scenario steps',
)}
<h2 id="failures">Mock bank: failures</h2>
<p>The kinds of ${code('fail:<operation or *>:<kind>')}. Each happens once, at the next call.</p>
${table(
  ['Kind', 'What the caller gets'],
  Object.entries(faultKinds).map(([kind, what]) => [code(kind), escape(what)]),
  'Failures',
)}</section>`
}
