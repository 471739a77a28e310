import { setupWorker } from 'msw/browser'
import { controlOf } from '#mocks/devtools/control.ts'
import { createBank, type Bank } from '#mocks/domain/bank.ts'
import { realEnvironment } from '#mocks/domain/environment.ts'
import { bankHandlers } from '#mocks/handlers/table.ts'
import { beginSession, beginVerification, endSession } from '#src/session/session.ts'
import { exchangeEvent } from './exchange.ts'
import { persist } from './persistence.ts'
import { playScenario } from './scenario.ts'

/** Without its bank the app would be a blank page. */
export async function startMockBank(refetch: () => void, showProblem: (text: string) => void): Promise<void> {
  try {
    if (!isSecureContext) throw new Error(`Browsers refuse it at ${location.origin}. Use http://localhost, or https.`)
    if (!('serviceWorker' in navigator)) throw new Error('This browser has no service workers.')
    await start(refetch)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const advice = error instanceof DOMException ? ' The browser blocks data of this site; allow it.' : ''
    showProblem(`The mock bank cannot start. ${reason}${advice}`)
    throw error
  }
}

async function start(refetch: () => void): Promise<void> {
  const bank = createBank(realEnvironment)
  const persistence = persist(bank)
  const worker = setupWorker(
    ...bankHandlers({
      bank,
      withLock: persistence.withLock,
      onExchange: (exchange) => dispatchEvent(new CustomEvent(exchangeEvent, { detail: exchange })),
    }),
  )
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  })
  const problem = await persistence.withLock(() => playFromAddress(bank))
  // The bank works without its panel.
  void import('#mocks/devtools/panel/mountBankPanel.tsx').then(({ mountBankPanel }) =>
    mountBankPanel(controlOf(bank, persistence, refetch), problem),
  )
}

/** Returns an error as text; the app starts anyway. */
async function playFromAddress(bank: Bank): Promise<string | undefined> {
  const url = new URL(location.href)
  const scenario = url.searchParams.get('scenario')
  if (scenario === null) return undefined
  url.searchParams.delete('scenario')
  history.replaceState(history.state, '', url)
  try {
    const { signIn } = await playScenario(bank, scenario)
    if (signIn?.kind === 'session') beginSession(signIn.token)
    if (signIn?.kind === 'temporary') {
      endSession()
      beginVerification(signIn.token, signIn.status)
    }
    return undefined
  } catch (error) {
    return `The scenario of the link could not be played. ${error instanceof Error ? error.message : String(error)}`
  }
}
