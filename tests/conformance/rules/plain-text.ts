import { notPlain } from '../plainText.ts'
import type { AnswerRule } from '../rule.ts'

export const plainText: AnswerRule = {
  id: 'plain-text',
  about: 'answers',
  level: 'MUST',
  title: 'Texts are plain: no entities, no markup; a picture is a file name, not a path.',
  why: 'htmlspecialchars on the way out, or HTML in a message: the customer reads &amp; and <br>.',
  restsOn: ['a text as it was sent'],
  seenThrough: () => ['updateProfile'],
  source: 'operation',
  check: (exchange) => notPlain(exchange),
}
