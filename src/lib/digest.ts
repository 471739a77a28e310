import { hex } from './uuid.ts'

/** SHA-256 of a text with a salt; undefined outside of secure contexts. */
export async function digest(salt: string, text: string): Promise<string | undefined> {
  if (!globalThis.isSecureContext) return undefined
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt} ${text}`))))
}
