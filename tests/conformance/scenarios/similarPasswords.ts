/** Passwords that differ only in what a backend may lose. */
import type { Exchange } from '#tests/conformance/exchange.ts'
import { longPasswordWhole } from '#tests/conformance/rules/credentials.ts'
import type { Steps } from '#tests/conformance/scenario.ts'
import { tryAs, knowsPassword } from './signIns.ts'

function similarTo(password: string): [what: string, password: string][] {
  const swapped = password === password.toLowerCase() ? password.toUpperCase() : password.toLowerCase()
  const all: [string, string][] = [
    ['another letter of the same script', password.replaceAll('Ж', 'Щ')],
    ['no space at its end', password.trim()],
    ['other letters, capital or small', swapped],
    ['entities', password.replaceAll('&', '&amp;')],
    ['no markup', password.replaceAll(/<[^>]*>/g, '')],
  ]
  return all.filter(([, similar]) => similar !== password)
}

/** The right password follows each two wrong ones, since banks lock accounts. */
export async function similarPasswordsRefused(
  { context, judge }: Steps,
  email: string,
  password: string,
  exchange: Exchange,
): Promise<void> {
  for (const [index, [what, similar]] of similarTo(password).entries()) {
    const step = await tryAs(context, email, similar, `the password with ${what}`)
    judge(longPasswordWhole, { ...step, accepted: knowsPassword(step), what }, exchange)
    if (knowsPassword(step)) return
    if (index % 2 === 1) await tryAs(context, email, password, 'the right password')
  }
  await tryAs(context, email, password, 'the right password')
}
