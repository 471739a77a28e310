import { expired } from '#tests/conformance/checks.ts'
import { intro, type CallRule } from '#tests/conformance/rule.ts'
import { varyToken } from '#tests/conformance/variations.ts'

export const sessionDead: CallRule = {
  id: 'session-dead',
  about: 'calls',
  level: 'MUST',
  title: 'A token that was revoked or has expired is a 401.',
  why: 'A signed token that is never looked up stays good after a password reset. There is no logout on this wire, so a dead token has to be given: --dead-token.',
  restsOn: ['served as it is', 'a dead token'],
  source: intro('A missing or dead session gets HTTP 401'),
  calls: (operation, context) => {
    const { deadToken } = context.settings
    if (operation.session === 'none') return []
    if (deadToken === undefined) return { missing: 'no token that is known to be dead: --dead-token' }
    if (Object.values(context.accounts).some(({ token }) => token === deadToken))
      return { missing: 'the token that was given as dead is that of a customer of this run: --dead-token' }
    return varyToken(operation, context, 'a dead token', deadToken)
  },
  check: expired,
}
