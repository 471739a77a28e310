import { gzipSync } from 'node:zlib'
import { decodeMultipart } from './encoding.ts'
import type { WireRequest } from './wire.ts'

/** Writes something else in place of each secret. */
export type Replacer = (text: string, write: (name: string) => string) => string

export function curlOf(endpoint: URL, { method, search, headers, body }: WireRequest, replaced: Replacer): string {
  const words = ['curl -sS --compressed', ...(method === 'GET' ? [] : [`-X ${method}`])]
  for (const [name, value] of Object.entries(headers)) {
    if (!['Content-Length', 'Accept', 'Accept-Encoding'].includes(name))
      words.push(`-H ${quote(`${name}: ${value}`, replaced)}`)
  }
  const url = quote(endpoint.href + search, replaced)
  if (method === 'GET') return [...words, url].join(' ')
  const pictures = picturesIn(headers['Content-Type'] ?? '', body)
  const text = withoutRuns(
    pictures.reduce((left, bytes, index) => left.replace(bytes, mark(index)), body.toString('latin1')),
  )
  if (/^[\x20-\x7e\u{f0002}\u{f0003}]*$/u.test(text))
    return [...words, `--data-binary ${quote(text, replaced)}`, url].join(' ')
  const [first = '', ...others] = text.split(marked)
  const printing = [
    printed(first, replaced),
    ...others.flatMap((piece, index) => [unpacked(pictures[index] ?? ''), printed(piece, replaced)]),
  ]
  const bytes = others.length === 0 ? printing.join('') : `{ ${printing.join('; ')}; }`
  const wanted = [...new Set(bytes.match(/\$\{\w+:\?\}/g))].map((name) => `: "${name}" && `)
  // In a pipe an error would end the first command only.
  return `${wanted.join('')}${bytes} | ${[...words, '--data-binary @-', url].join(' ')}`
}

const mark = (index: number): string => `\u{f0004}${index}\u{f0005}`
const marked = /\u{f0004}\d+\u{f0005}/u

/** As Latin-1: what would be long as octal escapes. */
function picturesIn(contentType: string, body: Buffer): string[] {
  const boundary = /boundary=(.+)$/.exec(contentType)?.[1]
  if (boundary === undefined) return []
  return decodeMultipart(body, boundary).flatMap(({ value }) => {
    const bytes = typeof value === 'string' ? '' : value.bytes.toString('latin1')
    return bytes.length > 100 && !/^[\x20-\x7e\s]*$/.test(bytes) ? [bytes] : []
  })
}

function unpacked(bytes: string): string {
  const packed = gzipSync(Buffer.from(bytes, 'latin1'), { level: 9 }).toString('base64')
  return `printf ${packed} | base64 -d | gunzip`
}

function quote(text: string, replaced: Replacer): string {
  const inner = text.replaceAll("'", String.raw`'\''`)
  const hidden = replaced(inner, (name) => `'"${variable(name)}"'`)
  return `'${hidden.replaceAll(run, (_match, count: string) => `'"${letters(Number(count))}"'`)}'`
}

const run = /\u{f0002}(\d+)\u{f0003}/gu

function withoutRuns(text: string): string {
  const least = 'a'.repeat(1000)
  let result = ''
  let from = 0
  for (let at = text.indexOf(least); at !== -1; at = text.indexOf(least, from)) {
    let end = at
    while (text[end] === 'a') end += 1
    result += `${text.slice(from, at)}\u{f0002}${end - at}\u{f0003}`
    from = end
  }
  return result + text.slice(from)
}

/** Characters other than plain letters become octal escapes; secrets and long runs become arguments. */
function printed(text: string, replaced: Replacer): string {
  const args: string[] = []
  const escaped = replaced(text, (name) => `\u{f0000}${name}\u{f0001}`)
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('%', '%%')
    .replaceAll("'", String.raw`\047`)
    .replaceAll('\r', String.raw`\r`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll(/[^\x20-\x7e\u{f0000}-\u{f0003}]/gu, (sign) => `\\${sign.charCodeAt(0).toString(8).padStart(3, '0')}`)
    .replaceAll(/\u{f0000}(\w+)\u{f0001}|\u{f0002}(\d+)\u{f0003}/gu, (_match, name?: string, count?: string) => {
      args.push(` "${name === undefined ? letters(Number(count)) : variable(name)}"`)
      return '%s'
    })
  return `printf -- '${escaped}'${args.join('')}`
}

/** An unset variable ends the line with an error, so nothing is sent. */
function variable(name: string): string {
  return `\${${name}:?}`
}

function letters(count: number): string {
  return count > 100_000 ? `$(head -c ${count} /dev/zero | tr '\\0' a)` : `$(printf 'a%.0s' $(seq ${count}))`
}
