/** Requests are read back before they are sent: the runner must not judge its own mistakes. */
import { isDeepStrictEqual } from 'node:util'
import type { PlannedOperation } from '#tests/conformance/contract/plan.ts'
import { decodeMultipart, decodeUrlencoded, encodeMultipart, encodeUrlencoded, type Part } from './encoding.ts'

export interface Form {
  method: 'POST' | 'GET' | 'PUT'
  query: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
  encoding: 'urlencoded' | 'multipart' | 'json'
  parts: readonly Part[]
}

export interface WireRequest {
  method: 'POST' | 'GET' | 'PUT'
  search: string
  headers: Record<string, string>
  body: Buffer
}

export class WireFault extends Error {}

const boundary = 'conformance-3f9c1d7e5b2a48069c'

export function formFor({ query, encoding }: PlannedOperation, parts: readonly Part[]): Form {
  return { method: 'POST', query, encoding, parts }
}

/** Throws a {@link WireFault} if the bytes do not read back as the form. */
export function toWire({ method, query, headers = {}, encoding, parts }: Form): WireRequest {
  const search = encodeUrlencoded(Object.entries(query).map(([name, value]) => ({ name, value }))).toString()
  const request: WireRequest = {
    method,
    search: search === '' ? '' : `?${search}`,
    headers: { ...headers },
    body: Buffer.alloc(0),
  }
  if (method !== 'GET') {
    if (encoding === 'multipart') {
      request.body = encodeMultipart(parts, boundary)
      request.headers['Content-Type'] = `multipart/form-data; boundary=${boundary}`
    } else if (encoding === 'urlencoded') {
      request.body = encodeUrlencoded(parts)
      request.headers['Content-Type'] = 'application/x-www-form-urlencoded'
    } else {
      request.body = Buffer.from(JSON.stringify(Object.fromEntries(parts.map(({ name, value }) => [name, value]))))
      request.headers['Content-Type'] = 'application/json'
    }
    request.headers['Content-Length'] = String(request.body.length)
    verify(request, encoding, parts)
  }
  request.headers['Accept'] = 'application/json'
  request.headers['Accept-Encoding'] = 'gzip, deflate, br'
  return request
}

function verify({ body }: WireRequest, encoding: Form['encoding'], parts: readonly Part[]): void {
  if (encoding === 'json') return
  let read: Part[]
  try {
    read = encoding === 'multipart' ? decodeMultipart(body, boundary) : decodeUrlencoded(body)
  } catch (error) {
    throw new WireFault(`A request cannot be read back: ${error instanceof Error ? error.message : String(error)}`)
  }
  const meant = encoding === 'multipart' ? parts : parts.map(({ name, value }) => ({ name, value: plain(value) }))
  if (!isDeepStrictEqual(read, [...meant])) {
    throw new WireFault(`A request reads back as something else: ${meant.map(({ name }) => name).join(', ')}`)
  }
}

function plain(value: Part['value']): string {
  return typeof value === 'string' ? value : value.filename
}
