/** Live mode, which production builds lack: checks every exchange with a running backend against the contract. */
import { reportViolations } from './violations.ts'
import { watchFetch, watchUploads } from './watchRequests.ts'

export function observeLiveTraffic(): void {
  window.fetch = watchFetch(window.fetch.bind(window), reportViolations)
  window.XMLHttpRequest = watchUploads(reportViolations)
  void import('./mountLivePanel.tsx').then(({ mountLivePanel }) => mountLivePanel())
}
