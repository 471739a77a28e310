import type { Contract } from '#openapi/tools/contract.ts'
import { packageName } from './packed.ts'
import { rules } from './rules.ts'

/** `usage`: the output of --help. */
export function packageReadme({ title, version }: Contract['info'], usage: string): string {
  const list = [...rules]
    .sort((a, b) => a.id.localeCompare(b.id))
    .map(({ id, level, title: what, why }) => `- **${id}** (${level}): ${what} ${why}`)
  return `# ${title} ${version}: contract and conformance runner

For whoever writes or changes the backend, \`users.php\`. Needs Node 20.19 or newer and nothing else; the starter that it writes needs PHP 8.2.

| File | what |
| --- | --- |
| \`reference.html\` | the contract as a page to read; open it in a browser |
| \`openapi/users.yaml\` | the contract, with \`paths/\`, \`schemas/\` and \`components/\`; \`openapi/README.md\` says how to read it |
| \`openapi/users.wire.yaml\` | the same as one routable path, for gateways and whatever routes by path; Prism checks requests with it, but as a mock responds to all with a sign-in |
| \`openapi/users.bundle.yaml\` | the same with a routable path for each operation, for client generators |
| \`CHANGELOG.md\` | what each version of the contract changed |
| \`conformance.mjs\` | the runner, behind the command \`${packageName}\` |

## Begin a backend

\`\`\`sh
npx ${packageName} scaffold bank
\`\`\`

writes a plain PHP backend, generated from the contract, in which every operation waits for its function. Its README says how to start it.

## Judge a backend

\`\`\`sh
npx ${packageName} --url http://127.0.0.1:8000 --email main@example.com --password demo-password --pin 1234
\`\`\`

The run reads, and nothing else, unless \`--allow-writes\` is given: then it opens a customer, changes profile, password and PIN and back, submits every form and orders transfers. Use customers that exist for tests only, best on a database that can be put back. Secrets on a command line can be seen by other users of the machine.

\`\`\`text
${usage.trim()}
\`\`\`

Every finding has the id of its rule, what was expected and what came, the line of the contract below \`openapi/\`, and a \`curl\` line that sends the same bytes again. Tokens, passwords, PINs and codes are shell variables there. A MUST is a violation; a SHOULD is a warning, with which a run without \`--strict\` passes. Whatever could not be tried is reported with the flag that would change it.

## The rules

${list.join('\n')}
`
}
