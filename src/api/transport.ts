import type { FailureReason } from '#src/api/reading/outcome.ts'
import { config } from '#src/config.ts'
import { language } from '#src/lib/languages.ts'
import { endStaleSession, noteActivity } from '#src/session/session.ts'

/** Milliseconds. Progress restarts those of loaders and uploads. */
const deadlines = { loader: 20_000, action: 60_000, upload: 60_000 } as const

/** Bytes per millisecond. Only uploads to the own origin report their progress. */
const slowestLine = 16

/** Twice a statement of 100,000 entries. */
const maxResponseBytes = 40_000_000

export type Exchange = { status: number; text: string } | { failure: FailureReason }

export interface Post {
  url: string
  body: URLSearchParams | FormData
  kind: 'loader' | 'action'
  signal?: AbortSignal | undefined
}

/** Throws only when the caller aborts. Follows no redirect. */
export async function post(request: Post): Promise<Exchange> {
  const { body, kind, url } = request
  if (!(body instanceof FormData)) return postByFetch(request, deadlines[kind])
  const activity = setInterval(noteUpload, 1000)
  try {
    // A listener for progress makes browsers ask another origin first (CORS), which a bank for plain forms refuses.
    return isOwnOrigin(url)
      ? await upload(url, body)
      : await postByFetch(request, deadlines.upload + sizeOf(body) / slowestLine)
  } finally {
    clearInterval(activity)
  }
}

/** A customer who uploads is active. While the machine slept, nobody was. */
function noteUpload(): void {
  const now = Date.now()
  endStaleSession(config.idleLogoutMinutes, now)
  noteActivity(now)
}

function isOwnOrigin(url: string): boolean {
  return typeof XMLHttpRequest !== 'undefined' && new URL(url, location.href).origin === location.origin
}

function sizeOf(body: FormData): number {
  return [...body.values()].reduce((size, value) => size + (typeof value === 'string' ? 0 : value.size), 0)
}

function startDeadline(ms: number, expire: () => void) {
  let timer = setTimeout(expire, ms)
  const stop = () => clearTimeout(timer)
  return {
    stop,
    restart: () => {
      stop()
      timer = setTimeout(expire, ms)
    },
  }
}

async function postByFetch({ url, body, kind, signal }: Post, deadlineMs: number): Promise<Exchange> {
  signal?.throwIfAborted()
  const controller = new AbortController()
  const cancel = () => controller.abort(signal?.reason)
  signal?.addEventListener('abort', cancel)
  const deadline = startDeadline(deadlineMs, () => controller.abort())
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      // Any origin may be sent it without being asked first (CORS).
      headers: { 'Accept-Language': language },
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: controller.signal,
    })
    return await read(response.status, response, kind === 'loader' ? deadline.restart : undefined)
  } catch (error) {
    if (signal?.aborted === true) throw error
    return { failure: controller.signal.aborted ? 'timeout' : 'network' }
  } finally {
    deadline.stop()
    signal?.removeEventListener('abort', cancel)
    controller.abort()
  }
}

/** As UTF-8, whatever the headers name: JSON is nothing else. */
async function read(status: number, { body }: Response, onProgress?: () => void): Promise<Exchange> {
  if (body === null) return { status, text: '' }
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return { status, text: text + decoder.decode() }
    onProgress?.()
    size += value.byteLength
    if (size > maxResponseBytes) return { failure: 'invalidResponse' }
    text += decoder.decode(value, { stream: true })
  }
}

/** Only XMLHttpRequest reports the progress of an upload. It sends the cookies of the origin, of which the app sets none. */
function upload(url: string, body: FormData): Promise<Exchange> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.responseType = 'arraybuffer'
    const end = (exchange: Exchange | Promise<Exchange>) => {
      deadline.stop()
      resolve(exchange)
    }
    const deadline = startDeadline(deadlines.upload, () => {
      end({ failure: 'timeout' })
      request.abort()
    })
    request.upload.onprogress = deadline.restart
    request.upload.onload = deadline.restart
    request.onprogress = ({ loaded }) => {
      if (loaded <= maxResponseBytes) return
      end({ failure: 'invalidResponse' })
      request.abort()
    }
    request.onload = () => {
      const isRedirected = request.responseURL !== new URL(url, location.href).href
      const bytes: unknown = request.response
      const response = new Response(bytes instanceof ArrayBuffer ? bytes : null)
      end(isRedirected ? { failure: 'network' } : read(request.status, response))
    }
    request.onerror = () => end({ failure: 'network' })
    request.open('POST', url)
    request.setRequestHeader('Accept-Language', language)
    request.send(body)
  })
}
