import type { FailureReason } from '#src/api/reading/outcome.ts'

/** Milliseconds. An upload's deadline restarts on progress. */
export const deadlines = { loader: 20_000, action: 60_000, upload: 60_000 } as const

/** Twice a statement of 100,000 entries. */
export const maxResponseBytes = 40_000_000

export type Exchange = { status: number; text: string } | { failure: FailureReason }

export interface Post {
  url: string
  body: URLSearchParams | FormData
  deadlineMs: number
  signal?: AbortSignal | undefined
}

/** Throws only when the caller aborts. */
export function post(request: Post): Promise<Exchange> {
  // Only XMLHttpRequest reports the progress of an upload. To its own origin it sends cookies, of which the app sets none.
  const isUpload = request.body instanceof FormData && typeof XMLHttpRequest !== 'undefined'
  return isUpload ? upload(request) : postByFetch(request)
}

async function postByFetch({ url, body, deadlineMs, signal }: Post): Promise<Exchange> {
  signal?.throwIfAborted()
  const controller = new AbortController()
  const cancel = () => controller.abort(signal?.reason)
  signal?.addEventListener('abort', cancel)
  const timer = setTimeout(() => controller.abort(), deadlineMs)
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: controller.signal,
    })
    const text = await readText(response)
    return text === undefined ? { failure: 'invalidResponse' } : { status: response.status, text }
  } catch (error) {
    if (signal?.aborted === true) throw error
    return { failure: controller.signal.aborted ? 'timeout' : 'network' }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
    controller.abort()
  }
}

async function readText(response: Response): Promise<string | undefined> {
  if (response.body === null) return ''
  const decoder = new TextDecoder()
  const reader = response.body.getReader()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > maxResponseBytes) return undefined
    text += decoder.decode(value, { stream: true })
  }
}

/** Progress restarts the deadline, so a slow line is not cut off. */
function upload({ url, body, deadlineMs }: Post): Promise<Exchange> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    // Firefox parses a response without a content type as XML and logs an error.
    request.responseType = 'text'
    let timer: ReturnType<typeof setTimeout>
    const end = (exchange: Exchange) => {
      clearTimeout(timer)
      resolve(exchange)
    }
    const restart = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        end({ failure: 'timeout' })
        request.abort()
      }, deadlineMs)
    }
    request.upload.onprogress = restart
    request.upload.onload = restart
    request.onprogress = ({ loaded }) => {
      if (loaded <= maxResponseBytes) return
      end({ failure: 'invalidResponse' })
      request.abort()
    }
    request.onload = () => end({ status: request.status, text: request.responseText })
    request.onerror = () => end({ failure: 'network' })
    request.open('POST', url)
    restart()
    request.send(body)
  })
}
