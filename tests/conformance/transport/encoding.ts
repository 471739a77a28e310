/** Encoding and decoding share no code, so that every byte is checked. */

export interface FileValue {
  filename: string
  type: string
  bytes: Buffer
}

export interface Part {
  name: string
  value: string | FileValue
}

/** Spaces are `+`, and a file is its name, as in browsers. */
export function encodeUrlencoded(parts: readonly Part[]): Buffer {
  const text = parts.map(({ name, value }) => {
    const text = typeof value === 'string' ? value : value.filename
    return `${escapeText(name)}=${escapeText(text)}`
  })
  return Buffer.from(text.join('&'))
}

const plain = /^[\w.*-]*$/

export function escapeText(text: string): string {
  if (plain.test(text)) return text
  return encodeURIComponent(text)
    .replaceAll(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+')
}

export function encodeMultipart(parts: readonly Part[], boundary: string): Buffer {
  const chunks = parts.flatMap(({ name, value }) => {
    const file = typeof value === 'string' ? undefined : value
    const filename = file === undefined ? '' : `; filename="${escapeName(file.filename)}"`
    const type = file === undefined ? '' : `\r\nContent-Type: ${file.type}`
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${escapeName(name)}"${filename}${type}\r\n\r\n`
    return [Buffer.from(head), typeof value === 'string' ? Buffer.from(value) : value.bytes, Buffer.from('\r\n')]
  })
  return Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)])
}

function escapeName(name: string): string {
  return name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22')
}

const [percent, plus, space] = [0x25, 0x2b, 0x20]

export function decodeUrlencoded(body: Buffer): Part[] {
  if (body.length === 0) return []
  return body
    .toString('latin1')
    .split('&')
    .map((pair) => {
      const cut = pair.indexOf('=')
      return { name: unescapeText(pair.slice(0, cut)), value: unescapeText(pair.slice(cut + 1)) }
    })
}

const escaped = /[%+\u0080-\u00ff]/

function unescapeText(text: string): string {
  if (!escaped.test(text)) return text
  const bytes = Buffer.allocUnsafe(text.length)
  let length = 0
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === percent) {
      bytes[length] = Number.parseInt(text.slice(index + 1, index + 3), 16)
      index += 2
    } else bytes[length] = code === plus ? space : code
    length += 1
  }
  return bytes.toString('utf8', 0, length)
}

export function decodeMultipart(body: Buffer, boundary: string): Part[] {
  const parts: Part[] = []
  const open = Buffer.from(`--${boundary}\r\n`)
  const next = Buffer.from(`\r\n--${boundary}`)
  if (body.equals(Buffer.from(`--${boundary}--\r\n`))) return parts
  if (!body.subarray(0, open.length).equals(open)) throw new Error('The body does not begin with its boundary.')
  let at = open.length
  for (;;) {
    const headEnd = body.indexOf('\r\n\r\n', at)
    const end = body.indexOf(next, headEnd + 2)
    if (headEnd === -1 || end === -1) throw new Error('A part of the body does not end.')
    parts.push(partOf(body.toString('utf8', at, headEnd), body.subarray(headEnd + 4, Math.max(end, headEnd + 4))))
    at = end + next.length
    const after = body.toString('latin1', at, at + 2)
    if (after === '--') return parts
    if (after !== '\r\n') throw new Error('The boundary occurs inside a value.')
    at += 2
  }
}

function partOf(head: string, bytes: Buffer): Part {
  const name = unescapeName(/ name="([^"]*)"/.exec(head)?.[1] ?? '')
  const filename = / filename="([^"]*)"/.exec(head)?.[1]
  if (filename === undefined) return { name, value: bytes.toString('utf8') }
  const type = /^Content-Type: (.*)$/m.exec(head)?.[1]?.trim() ?? ''
  return { name, value: { filename: unescapeName(filename), type, bytes } }
}

function unescapeName(name: string): string {
  return name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n')
}
