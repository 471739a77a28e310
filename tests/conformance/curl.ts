import type { Secrets } from './redact.ts'
import type { WireRequest } from './wire.ts'

/**
 * A request as a line for a shell that sends the very same bytes. Secrets are shell variables (`$TOKEN`, `$PASSWORD`, …);
 * long runs of one letter are written as a command that makes them.
 */
export function curlOf(endpoint: URL, { method, search, headers, body }: WireRequest, secrets: Secrets): string {
  const words = ['curl -sS', ...(method === 'GET' ? [] : [`-X ${method}`])]
  for (const [name, value] of Object.entries(headers)) {
    if (name !== 'Content-Length' && name !== 'Accept') words.push(`-H ${quote(`${name}: ${value}`, secrets)}`)
  }
  const url = quote(endpoint.href + search, secrets)
  if (method === 'GET') return [...words, url].join(' ')
  const text = body.toString('latin1')
  if (/^[\x20-\x7e]*$/.test(text)) return [...words, `--data-binary ${quote(text, secrets)}`, url].join(' ')
  return `${printed(text, secrets)} | ${[...words, '--data-binary @-', url].join(' ')}`
}

function quote(text: string, secrets: Secrets): string {
  const inner = text.replaceAll("'", String.raw`'\''`)
  const hidden = secrets.redact(inner, (name) => `'"$${name}"'`)
  return `'${hidden.replaceAll(/a{1000,}/g, (run) => `'"$(printf 'a%.0s' $(seq ${run.length}))"'`)}'`
}

/** Bytes through printf: what is no plain letter goes as an octal escape, secrets as arguments. */
function printed(text: string, secrets: Secrets): string {
  const args: string[] = []
  const escaped = secrets
    .redact(text, (name) => `\u{f0000}${name}\u{f0001}`)
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('%', '%%')
    .replaceAll("'", String.raw`\047`)
    .replaceAll('\r', String.raw`\r`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll(/[^\x20-\x7e\u{f0000}\u{f0001}]/gu, (sign) => `\\${sign.charCodeAt(0).toString(8).padStart(3, '0')}`)
    .replaceAll(/\u{f0000}(\w+)\u{f0001}|a{1000,}/gu, (match, name: string | undefined) => {
      args.push(name === undefined ? ` "$(printf 'a%.0s' $(seq ${match.length}))"` : ` "$${name}"`)
      return '%s'
    })
  return `printf -- '${escaped}'${args.join('')}`
}
