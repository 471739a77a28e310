#!/usr/bin/env node
/**
 * Starts FIREFOX_PROGRAM for Playwright and passes on WebDriver BiDi messages, with four exceptions:
 * - Firefox 153 has no `emulation.setMediaFeaturesOverride`, without which Playwright 1.65 opens no tab: answered here.
 * - Firefox 153 gives a download no name, without which Playwright ignores it. Its URL becomes the name.
 * - Playwright fills a field by a script, which React does not notice. Here the browser types.
 * - Playwright drops a new frame if its name arrives after its document, so other messages wait for the name.
 */
import { spawn } from 'node:child_process'
import process from 'node:process'
import { WebSocket, WebSocketServer } from 'ws'

const options = { perMessageDeflate: false, maxPayload: 256 * 1024 * 1024 }
const preloadId = Number.MAX_SAFE_INTEGER

const firefox = spawn(process.env['FIREFOX_PROGRAM'] ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
firefox.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal))

let line = ''
firefox.stderr.setEncoding('utf8').on('data', (text) => {
  const lines = (line + text).split('\n')
  line = lines.pop() ?? ''
  for (const said of lines) {
    const address = /WebDriver BiDi listening on (ws:.*)$/.exec(said)?.[1]
    if (address === undefined) console.error(said)
    else listen(address)
  }
})

/** Playwright reads the address from the error output. */
function listen(address) {
  const server = new WebSocketServer({ ...options, port: 0, host: '127.0.0.1' })
  server.on('listening', () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`))
  server.on('connection', (playwright, { url }) => connect(playwright, new WebSocket(`${address}${url}`, options)))
}

function connect(playwright, browser) {
  const early = []
  const waiting = []
  let sessionId
  let unnamedFrame
  let nameRequestId
  playwright.on('message', (data) => {
    const text = data.toString()
    const { id, method, params } = JSON.parse(text)
    if (method === 'session.new') sessionId = id
    if (unnamedFrame !== undefined && params?.locator?.value?.context === unnamedFrame) nameRequestId = id
    if (method === 'emulation.setMediaFeaturesOverride')
      playwright.send(JSON.stringify({ type: 'success', id, result: {} }))
    else if (browser.readyState === WebSocket.OPEN) browser.send(text)
    else early.push(text)
  })
  browser.on('open', () => early.forEach((text) => browser.send(text)))
  browser.on('message', (data) => {
    const message = JSON.parse(data.toString())
    const { id, method, params } = message
    if (id === preloadId) return
    if (id !== undefined && id === sessionId) {
      const preload = { functionDeclaration: String(typeNatively) }
      browser.send(JSON.stringify({ id: preloadId, method: 'script.addPreloadScript', params: preload }))
    }
    if (/^browsingContext[.]download/.test(method)) params.download ??= params.url
    if (id !== undefined && id === nameRequestId) {
      playwright.send(JSON.stringify(message))
      unnamedFrame = undefined
    } else waiting.push(message)
    while (unnamedFrame === undefined && waiting.length > 0) {
      const next = waiting.shift()
      if (next.method === 'browsingContext.contextCreated' && next.params.parent !== null)
        unnamedFrame = next.params.context
      playwright.send(JSON.stringify(next))
    }
  })
  for (const [from, to] of [
    [playwright, browser],
    [browser, playwright],
  ]) {
    from.on('close', () => to.close())
    from.on('error', () => to.close())
  }
}

/** Runs in every page. Playwright defines this function too, and calls it for `fill` and `insertText`. */
function typeNatively() {
  let insertByScript
  Object.defineProperty(window, '__pw_bidiInsertText', {
    set: (own) => {
      insertByScript = own
    },
    get: () => (text) =>
      /^(input|textarea)$/i.test(document.activeElement?.tagName ?? '')
        ? void document.execCommand('insertText', false, text)
        : insertByScript(text),
  })
}
