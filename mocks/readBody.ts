/** Parses a request of Node's HTTP server like a browser's. */
import type { IncomingMessage } from 'node:http'
import type { WireRequest } from './wire.ts'

/** PHP refuses a body above `post_max_size`. */
export const maxBodyBytes = 64 * 1024 * 1024

export class BodyTooLarge extends Error {}

export async function readIncoming(request: IncomingMessage): Promise<WireRequest> {
  const { method = '', url = '/', headers } = request
  const contentType = headers['content-type'] ?? ''
  const mark = url.indexOf('?')
  return {
    method,
    url: `http://${headers.host ?? 'localhost'}${url}`,
    contentType,
    query: mark === -1 ? {} : Object.fromEntries(new URLSearchParams(url.slice(mark + 1))),
    fields: await fieldsOf(contentType, await bytesOf(request)),
  }
}

function bytesOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= maxBodyBytes) chunks.push(chunk)
    })
    request.on('end', () => {
      if (size > maxBodyBytes) reject(new BodyTooLarge())
      else resolve(Buffer.concat(chunks))
    })
    request.on('error', reject)
  })
}

/** No fields if the body is not a valid form. */
async function fieldsOf(contentType: string, body: Buffer<ArrayBuffer>): Promise<WireRequest['fields']> {
  const media = contentType.split(';', 1)[0]?.trim().toLowerCase()
  if (media === 'application/x-www-form-urlencoded') return Object.fromEntries(new URLSearchParams(body.toString()))
  if (media !== 'multipart/form-data') return {}
  try {
    const form = await new Response(body, { headers: { 'Content-Type': contentType } }).formData()
    return Object.fromEntries(form)
  } catch {
    return {}
  }
}
