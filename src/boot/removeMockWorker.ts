import { config } from '#src/config.ts'
import { fieldsOf } from '#src/lib/fields.ts'

/**
 * A mock bank's worker, left by an earlier build, would answer in place of the bank. Returns true if the page is loaded
 * again without it, which it is at most once.
 */
export async function removeMockWorker(): Promise<boolean> {
  const state = fieldsOf(history.state)
  if (state['isWithoutWorker'] === true) return false
  const registration = await navigator.serviceWorker.getRegistration()
  const base = config.basename.replace(/\/+$/, '')
  // A worker with a wider scope belongs to another part of the site.
  if (registration === undefined || !new URL(registration.scope).pathname.startsWith(`${base}/`)) return false
  if (!(await registration.unregister())) return false
  history.replaceState({ ...state, isWithoutWorker: true }, '')
  location.reload()
  return true
}
