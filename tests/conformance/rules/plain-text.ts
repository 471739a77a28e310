import { notPlain } from '#tests/conformance/plainText.ts'
import type { ResponseRule } from '#tests/conformance/rule.ts'

export const plainText: ResponseRule = {
  id: 'plain-text',
  about: 'responses',
  level: 'MUST',
  title: 'Texts are plain: no entities, no markup; a picture is a file name, not a path.',
  why: 'htmlspecialchars on the way out, or HTML in a message: the customer reads &amp; and <br>.',
  restsOn: ['a text as it was sent'],
  seenThrough: () => ['updateProfile'],
  source: 'operation',
  check: (exchange) => notPlain(exchange),
}
