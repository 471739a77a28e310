/**
 * Live mode: the app talks to a running backend through the development server, and every call is held against the
 * contract as it passes. Nothing is mocked here. A production build does not hold this.
 */
import { recordTraffic } from '#mocks/devtools/traffic.ts'
import { exchangeEvent, type Exchange } from '#mocks/exchange.ts'
import { watchFetch, watchUploads } from './watchRequests.ts'

/** Begins to watch the calls of this tab, and shows them in a panel. */
export function observeLiveTraffic(): void {
  recordTraffic()
  const notify = (exchange: Exchange): unknown => dispatchEvent(new CustomEvent(exchangeEvent, { detail: exchange }))
  window.fetch = watchFetch(window.fetch.bind(window), notify)
  window.XMLHttpRequest = watchUploads(notify)
  void import('./mountLivePanel.tsx').then(({ mountLivePanel }) => mountLivePanel())
}
