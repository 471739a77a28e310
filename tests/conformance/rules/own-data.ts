import { objectOf } from '#tests/conformance/exchange.ts'
import { intro, type ResponseRule } from '#tests/conformance/rule.ts'
import { isRecord } from '#tests/conformance/schema.ts'

export const ownData: ResponseRule = {
  id: 'own-data',
  about: 'responses',
  level: 'MUST',
  title: 'A customer sees only what is their own.',
  why: 'A backend that looks up the first customer, the last one, or the one of another token shows strangers each other’s accounts.',
  restsOn: ['something to compare'],
  source: intro('The token travels in the form field'),
  check: (exchange) => {
    if (exchange.operation?.kind !== 'loader' || exchange.holder === undefined) return undefined
    const body = objectOf(exchange)
    const wanted = exchange.holder.email.toLowerCase()
    for (const name of ['user', 'profile']) {
      const person = body?.[name]
      const email = isRecord(person) ? person['email'] : undefined
      if (typeof email === 'string' && email.toLowerCase() !== wanted)
        return { expected: `${name}.email is ${exchange.holder.email}`, got: `${name}.email is ${email}` }
    }
    return undefined
  },
}
