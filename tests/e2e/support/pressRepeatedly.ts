/** Presses a button from within its page, hundreds of times, without a round trip for each press. */
import type { Page } from '@playwright/test'
import { strayText } from '#tests/support/malformed.ts'

/** Technical reasons, missing values, parts of broken responses. */
export const leaks = new RegExp(
  String.raw`\bHTTP\b|malformed|undefined|\bnull\b|NaN|Exception|\bError\b|\[object|${strayText}`,
)
/** For screens without amounts, which can look like an HTTP status. */
export const leaksAndCodes = new RegExp(String.raw`\b[45]\d\d\b|${leaks.source}`)

export interface Presses {
  presses: number
  calls: number
  problems: string[]
}

export interface PressOptions {
  button: string
  times: number
  wire?: string
}

/** Twice in a row each time. Looks at the screen in between. */
export function pressRepeatedly(page: Page, { button, times, wire }: PressOptions): Promise<Presses> {
  const forbidden = { leaks: leaks.source, leaksAndCodes: leaksAndCodes.source }
  return page.evaluate(pressWithin, { button, times, ...forbidden, ...(wire === undefined ? {} : { wire }) })
}

async function pressWithin(given: PressOptions & { leaks: string; leaksAndCodes: string }): Promise<Presses> {
  const result: Presses = { presses: 0, calls: 0, problems: [] }
  const manyFrames = 3000
  let open = 0
  const send = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const body = init?.body
    const fields = body instanceof FormData || body instanceof URLSearchParams ? body : new URLSearchParams()
    const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url
    if (given.wire !== undefined && (fields.has(given.wire) || url.includes(`crud=${given.wire}`))) result.calls += 1
    open += 1
    try {
      const response = await send(input, init)
      await response.clone().text()
      return response
    } finally {
      open -= 1
    }
  }
  // Only XMLHttpRequest reports the progress of uploads.
  const upload = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'send')
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body?: Document | XMLHttpRequestBodyInit | null) {
    if (given.wire !== undefined && body instanceof FormData && body.has(given.wire)) result.calls += 1
    open += 1
    this.addEventListener('loadend', () => {
      open -= 1
    })
    ;(upload as { value: XMLHttpRequest['send'] }).value.call(this, body)
  }
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  // The code that sends the request may have to be fetched first.
  const isUnsent = () => given.wire !== undefined && result.calls < result.presses
  const isBusy = () => open > 0 || document.querySelector('[aria-busy=true], [data-pending]') !== null
  const typed = () => [...document.querySelectorAll<HTMLInputElement>('main input')].map(({ value }) => value).join('|')
  const find = () =>
    [...document.querySelectorAll<HTMLButtonElement>('main button')].find(
      ({ textContent, disabled }) => textContent.startsWith(given.button) && !disabled,
    )
  try {
    while (result.presses < given.times) {
      const pressed = find()
      if (pressed === undefined) break
      const before = typed()
      pressed.click()
      pressed.click()
      result.presses += 1
      // Two frames without a request: the effects of a response are rendered and sent.
      let frames = 0
      for (let calm = 0; calm < 2 && frames < manyFrames; calm = isBusy() || isUnsent() ? 0 : calm + 1) {
        await frame()
        frames += 1
      }
      if (frames === manyFrames) {
        result.problems.push(
          `press ${result.presses}: ${isUnsent() ? `no request with ${given.wire ?? ''}` : 'no end'}`,
        )
        break
      }
      const text = document.querySelector('main')?.innerText ?? ''
      const isFailureAlone = given.wire === undefined && find() !== undefined
      const leak = new RegExp(isFailureAlone ? given.leaksAndCodes : given.leaks).exec(text)?.[0]
      if (leak !== undefined) result.problems.push(`press ${result.presses}: shows "${leak}"`)
      if (document.querySelector('main h1') === null) result.problems.push(`press ${result.presses}: no heading`)
      if (given.wire !== undefined && typed() !== before)
        result.problems.push(`press ${result.presses}: input lost: ${typed()}`)
    }
  } finally {
    window.fetch = send
    if (upload !== undefined) Object.defineProperty(XMLHttpRequest.prototype, 'send', upload)
  }
  return result
}
