import { config } from '#src/config.ts'

/** A mock bank's worker, left by an earlier build, would answer in place of the bank. True if the page loads without it. */
export async function removeMockWorker(): Promise<boolean> {
  // Insecure pages have no workers.
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return false
  const registration = await navigator.serviceWorker.getRegistration()
  const base = config.basename.replace(/\/+$/, '')
  // A worker with a wider scope belongs to another part of the site.
  if (registration === undefined || !new URL(registration.scope).pathname.startsWith(`${base}/`)) return false
  if (!(await registration.unregister())) return false
  location.reload()
  return true
}
