import {
  operationsOf,
  requestOf,
  resolve,
  type Contract,
  type Operation,
  type OperationObject,
  type Schema,
} from '#openapi/tools/contract.ts'
import { curlOf, fieldRows, type Kind } from './fields.ts'
import { escape, inline, markdown, table } from './html.ts'

const sessions = {
  none: 'no session',
  temporary: 'a temporary token or a session token',
  session: 'a session token',
} as const
const effects = { read: 'changes nothing', write: 'changes records', money: 'moves money or requests it' } as const

export interface OperationPage {
  facts: Operation
  summary: string
  html: string
}

export function operationPages(contract: Contract, server: string): OperationPage[] {
  const posts = Object.values(contract.paths).map(({ post }) => post)
  return operationsOf(contract).flatMap((facts, index) => {
    const post = posts[index]
    return post === undefined ? [] : [{ facts, summary: post.summary, html: articleOf(contract, facts, post, server) }]
  })
}

function articleOf(contract: Contract, facts: Operation, post: OperationObject, server: string): string {
  const { id, wire, query } = facts
  const search = new URLSearchParams(query).toString()
  const body = requestOf(contract, post)
  const [media] = Object.values(post.requestBody?.content ?? {})
  const [request] = Object.entries((media?.examples ?? {}) as Record<string, { summary?: string; value: unknown }>)
  const curl =
    body === undefined
      ? ''
      : curlOf(contract, `${server}/api/users.php${search && `?${search}`}`, body, request?.[1].value)
  const response = Object.values(post.responses['200']?.content ?? {})[0]
  return `<article id="${id}" aria-labelledby="${id}-name">
<h3 id="${id}-name"><a href="#${id}">${escape(post.summary)}</a></h3>
<p class="names"><code>${escape(wire)}</code> <span>operationId <code>${id}</code></span></p>
${markdown(post.description, 4)}
<dl class="facts">${factsOf(facts, search)}</dl>
<h4>Request</h4>
${fieldTable(contract, body?.schema, `Request fields of ${id}`)}
<div class="copy"><button type="button" data-copy="${id}-curl">Copy the curl call of ${id}</button></div>
${curl.includes('@picture.png') ? '<p>It sends the file <code>picture.png</code> of the current folder.</p>' : ''}
<pre id="${id}-curl" tabindex="0" role="group" aria-label="curl call of ${id}"><code>${escape(curl)}</code></pre>
<h4>Response</h4>
<p>HTTP 200: ${inline(post.responses['200']?.description ?? '')}</p>
${fieldTable(contract, response?.schema, `Response fields of ${id}`)}
${Object.entries(response?.examples ?? {})
  .map(([name, example]) => exampleOf(id, name, example))
  .join('\n')}
</article>`
}

function factsOf({ encoding, session, effect, kind, outcome, query, fields }: Operation, search: string): string {
  const selectors = [
    ...Object.keys(query).map(() => `the query <code>?${escape(search)}</code>`),
    ...Object.entries(fields).map(
      ([name, value]) => `the form field <code>${escape(name)}=<wbr>${escape(value)}</code>`,
    ),
  ]
  const rows: [string, string][] = [
    ['Selected by', selectors.join(' and ')],
    ['Body', `<code>${encoding === 'multipart' ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}</code>`],
    ['Needs', `${sessions[session]}${session === 'none' ? '' : '; HTTP 401 without one'}`],
    ['Effect', `${kind}: ${effects[effect]}`],
    ...(outcome === undefined ? [] : [['Success', successOf(outcome)] satisfies [string, string]]),
  ]
  return rows.map(([term, detail]) => `<div><dt>${term}</dt><dd>${detail}</dd></div>`).join('')
}

function successOf(outcome: NonNullable<Operation['outcome']>): string {
  return outcome === 'icon' || outcome === 'status'
    ? `if and only if <code>${outcome}</code> is <code>success</code>`
    : `if and only if <code>${outcome}</code> is absent, <code>null</code>, <code>false</code>, <code>0</code>, <code>""</code> or <code>"0"</code>`
}

function fieldTable(contract: Contract, schema: Schema | undefined, name: string): string {
  const rows = schema === undefined ? [] : fieldRows(contract, resolve(contract, schema))
  const cells = rows.map(({ path, isRequired, holds, description }) => [
    `<code>${escape(path)}</code>`,
    isRequired ? 'always' : 'may be missing',
    holds.map(kindOf).join(' or '),
    inline(description),
  ])
  return table(['Field', 'Sent', 'Holds', 'Meaning'], cells, name)
}

function kindOf({ words, pattern }: Kind): string {
  return pattern === undefined ? escape(words) : `${escape(words)} <code class="pattern">${escape(pattern)}</code>`
}

function exampleOf(id: string, name: string, { summary, value }: { summary?: string; value: unknown }): string {
  return `<details><summary>Example: ${escape(summary ?? name)}</summary>
<pre tabindex="0" role="group" aria-label="Example ${escape(name)} of ${id}"><code>${escape(JSON.stringify(value, null, 2))}</code></pre></details>`
}
