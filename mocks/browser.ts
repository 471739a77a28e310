import '#src/api/zodConfig.ts'
import { setupWorker } from 'msw/browser'
import { createBank, numberOf } from '#mocks/domain/bank.ts'
import type { Bank } from '#mocks/domain/bank.ts'
import { realEnvironment } from '#mocks/domain/environment.ts'
import { lastMail, mailsAfter } from '#mocks/domain/mailbox.ts'
import { pictureNamed } from '#mocks/domain/uploads.ts'
import { controlOf } from '#mocks/devtools/control.ts'
import { dispatch } from '#mocks/dispatch.ts'
import { exchangeEvent, mailEvent } from '#mocks/exchange.ts'
import { keep } from '#mocks/persistence.ts'
import { bankHandlers } from '#mocks/msw.ts'
import { playScenario } from '#mocks/scenario.ts'
import { recordTraffic } from '#mocks/devtools/traffic.ts'
import { beginSession, beginVerification } from '#src/session/session.ts'

/** Starts the mock bank in this tab, and plays the scenario of the address, if it has one. */
export async function startMockBank(): Promise<void> {
  recordTraffic()
  const bank = createBank(realEnvironment)
  const keeper = keep(bank)

  const handlers = bankHandlers(
    async (request) => {
      const { exchange, mails } = await keeper.exclusively(async () => {
        const last = lastMail(bank)
        return { exchange: await dispatch(bank, request), mails: mailsAfter(bank, last) }
      })
      for (const mail of mails) dispatchEvent(new CustomEvent(mailEvent, { detail: mail }))
      dispatchEvent(new CustomEvent(exchangeEvent, { detail: exchange }))
      return { ...exchange, latencyMs: numberOf(bank, 'latencyMs') }
    },
    (name) => keeper.exclusively(() => Promise.resolve(pictureNamed(bank, name))),
  )
  const worker = setupWorker(...handlers)
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  })
  const problem = await keeper.exclusively(() => playFromAddress(bank))
  // The bank answers without its panel; nothing waits for that.
  void import('#mocks/devtools/panel/mountBankPanel.tsx').then(({ mountBankPanel }) =>
    mountBankPanel(controlOf(bank, keeper), problem),
  )
}

/** Plays the scenario of the address. Returns what is wrong with it, if anything: the app starts all the same. */
async function playFromAddress(bank: Bank): Promise<string | undefined> {
  const url = new URL(location.href)
  const scenario = url.searchParams.get('scenario')
  if (scenario === null) return undefined
  url.searchParams.delete('scenario')
  history.replaceState(history.state, '', url)
  try {
    const { signIn } = await playScenario(bank, scenario)
    if (signIn?.kind === 'session') beginSession(signIn.token)
    if (signIn?.kind === 'temporary') beginVerification(signIn.token, signIn.status)
    return undefined
  } catch (error) {
    return `The scenario of the link could not be played. ${error instanceof Error ? error.message : String(error)}`
  }
}
