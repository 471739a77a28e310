/**
 * Live mode: the app talks to a running backend through the development server, and every call is held against the
 * contract as it passes. Nothing is mocked here. A production build does not hold this.
 */
import { exchangeEvent } from '#mocks/exchange.ts'
import type { Exchange } from '#mocks/exchange.ts'
import { watchFetch, watchUploads } from '#mocks/devtools/live/watchRequests.ts'
import { recordTraffic } from '#mocks/devtools/traffic.ts'

/** Begins to watch the calls of this tab, and shows them in a panel. */
export function observeLiveTraffic(): void {
  recordTraffic()
  const notify = (exchange: Exchange): unknown => dispatchEvent(new CustomEvent(exchangeEvent, { detail: exchange }))
  window.fetch = watchFetch(window.fetch.bind(window), notify)
  window.XMLHttpRequest = watchUploads(notify)
  void import('#mocks/devtools/live/mountLivePanel.tsx').then(({ mountLivePanel }) => mountLivePanel())
}
