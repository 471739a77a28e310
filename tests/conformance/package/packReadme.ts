import type { Contract } from '#openapi/tools/contract.ts'
import { ruleLine, topics } from '#tests/conformance/rules.ts'
import { packageName, runnerFile } from './packed.ts'

/** The README of the package. `usage`: what its command prints for --help. */
export function packageReadme({ title, version }: Contract['info'], usage: string): string {
  return `# ${title} ${version}: contract and conformance runner

For developers of the backend, \`users.php\`. It needs only Node 20.19 or newer; the starter needs PHP 8.2.

## Start a backend

Run in this folder:

\`\`\`sh
node ${runnerFile} scaffold ../bank
\`\`\`

It writes a starter in plain PHP, with a stub for each operation. \`../bank/README.md\` explains how to start it.

## Check a backend

\`\`\`sh
node ${runnerFile} --url http://127.0.0.1:8000 --email main@example.com --password demo-password --pin 1234
\`\`\`

The run only reads unless \`--allow-writes\` is given. With it, the run signs customers up, changes and restores profile, password and PIN, submits every form and orders transfers. Use test customers, on a copy of the database: other users of the machine can read a command line.

In another folder use \`npx --yes --package=/path/to/this/folder ${packageName}\` instead of \`node ${runnerFile}\`. Without a terminal npx needs \`--yes\`.

## What it reports

Every operation conforms, violates (a MUST), warns (a SHOULD, which fails a run with \`--strict\` only), is not implemented (HTTP 501 or 404), or was not exercised, with the missing flag.

Every finding has the id of its rule, the expected and the actual response, the line of the contract below \`openapi/\`, and a \`curl\` line that sends the same bytes again. Tokens, passwords, PINs and codes are shell variables there: \`eval "$(node ${runnerFile} --url … --email … --password … --print-token)"\` sets those that are known before a run. A line with an unset variable ends with an error and sends nothing. The cause of an HTTP 500 is in the log of the server.

\`--explain RULE\` prints the reason of a rule and its place in the contract. \`RULES.md\` lists all of them.

## Files

| File | content |
| --- | --- |
| \`reference.html\` | the contract as a page for a browser |
| \`openapi/users.yaml\` | the contract, with \`paths/\`, \`schemas/\` and \`components/\`; \`openapi/README.md\` explains how to read it |
| \`openapi/users.wire.yaml\` | the same with one routable path, for gateways and other tools that route by path; Prism can check requests with it, but its mock responds to all with a sign-in |
| \`openapi/users.bundle.yaml\` | the same with a routable path for each operation, for client generators |
| \`CHANGELOG.md\` | the changes of each version of the contract |
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
