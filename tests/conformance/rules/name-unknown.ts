import { refused } from '#tests/conformance/checks.ts'
import { intro, type CallRule } from '#tests/conformance/rule.ts'
import type { Form } from '#tests/conformance/wire.ts'
import { empty } from './name-missing.ts'

const unknown = 'nosuchoperation'

/** A call with a name that no operation has. */
export const unknownMarker: Form = { ...empty, parts: [{ name: unknown, value: unknown }] }

export const nameUnknown: CallRule = {
  id: 'name-unknown',
  about: 'calls',
  level: 'MUST',
  title: 'A call that names an unknown operation does not look like a success.',
  why: 'A switch without a default sends 200 and an empty body; a caller with a typo never learns of it.',
  restsOn: ['an unknown name is refused'],
  source: intro('must not look like a success'),
  endpoint: true,
  calls: () => [
    { operation: undefined, form: { ...empty, query: { crud: unknown } }, note: 'an unknown crud' },
    { operation: undefined, form: { ...empty, query: { crud: '' } }, note: 'an empty crud' },
    { operation: undefined, form: unknownMarker, note: 'an unknown marker' },
  ],
  check: refused,
}
