import type { Contract } from '#openapi/tools/contract.ts'
import { packageName, runnerFile } from './packed.ts'
import { ruleLine, topics } from './topics.ts'

/** The README of the package. `usage`: what its command prints for --help. */
export function packageReadme({ title, version }: Contract['info'], usage: string): string {
  return `# ${title} ${version}: contract and conformance runner

For whoever writes or changes the backend, \`users.php\`. Needs Node 20.19 or newer and nothing else; the starter that it writes needs PHP 8.2.

## Begin a backend

In this folder:

\`\`\`sh
node ${runnerFile} scaffold ../bank
\`\`\`

writes a plain PHP backend, generated from the contract, in which every operation waits for its function. \`../bank/README.md\` says how to start it.

## Judge a backend

\`\`\`sh
node ${runnerFile} --url http://127.0.0.1:8000 --email main@example.com --password demo-password --pin 1234
\`\`\`

The run reads, and nothing else, unless \`--allow-writes\` is given: then it opens customers, changes profile, password and PIN and back, submits every form and orders transfers. Use customers that exist for tests only, best on a database that can be put back. Secrets on a command line can be seen by other users of the machine.

From another folder: \`npx --yes --package=/path/to/this/folder ${packageName}\` in place of \`node ${runnerFile}\`. Without \`--yes\` and a terminal, npx refuses.

## What it reports

Every operation conforms, violates (a MUST), warns (a SHOULD, with which a run without \`--strict\` passes), is not implemented (HTTP 501 or 404), or was not exercised, with the flag that would change it.

Every finding has the id of its rule, what was expected and what came, the line of the contract below \`openapi/\`, and a \`curl\` line that sends the same bytes again. Tokens, passwords, PINs and codes are shell variables there: \`eval "$(node ${runnerFile} --url … --email … --password … --print-token)"\` sets those that can be known before a run. A line with a variable that is not set ends with an error and sends nothing. Where a call got HTTP 500, the cause is in the log of the server.

\`--explain RULE\` prints the reason of a rule and its place in the contract. \`RULES.md\` lists all of them.

## What is here

| File | what |
| --- | --- |
| \`reference.html\` | the contract as a page to read; open it in a browser |
| \`openapi/users.yaml\` | the contract, with \`paths/\`, \`schemas/\` and \`components/\`; \`openapi/README.md\` says how to read it |
| \`openapi/users.wire.yaml\` | the same as one routable path, for gateways and whatever routes by path; Prism checks requests with it, but as a mock responds to all with a sign-in |
| \`openapi/users.bundle.yaml\` | the same with a routable path for each operation, for client generators |
| \`CHANGELOG.md\` | what each version of the contract changed |
| \`RULES.md\` | the rules of the runner, by topic |
| \`${runnerFile}\` | the runner, behind the command \`${packageName}\` |

## All flags

\`\`\`text
${usage.trim()}
\`\`\`
`
}

export function packageRules(): string {
  const sections = topics.map(({ title, rules }) => `## ${title}\n\n${rules.map(ruleLine).join('\n')}\n`)
  return `# The rules

A MUST that is broken is a violation, a SHOULD a warning. Of some, a part is only a SHOULD: it is named in the brackets.

${sections.join('\n')}`
}
