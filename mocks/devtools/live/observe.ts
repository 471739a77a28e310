/** Live mode, which production builds lack: checks every exchange with a running backend against the contract. */
import { recordTraffic } from '#mocks/devtools/traffic.ts'
import { exchangeEvent, type Exchange } from '#mocks/exchange.ts'
import { watchFetch, watchUploads } from './watchRequests.ts'

export function observeLiveTraffic(): void {
  recordTraffic()
  const notify = (exchange: Exchange): unknown => dispatchEvent(new CustomEvent(exchangeEvent, { detail: exchange }))
  window.fetch = watchFetch(window.fetch.bind(window), notify)
  window.XMLHttpRequest = watchUploads(notify)
  void import('./mountLivePanel.tsx').then(({ mountLivePanel }) => mountLivePanel())
}
