import { objectOf, summary } from '#tests/conformance/exchange.ts'
import { largePictures } from '#tests/conformance/largePictures.ts'
import { intro, type CallRule } from '#tests/conformance/rule.ts'

export const uploadTooLarge: CallRule = {
  id: 'upload-too-large',
  about: 'calls',
  level: 'SHOULD',
  title: 'A body that is too large gets HTTP 413 and a JSON object.',
  why: 'Beyond post_max_size PHP empties the form without a word: the call has no token any more, and its 401 signs the customer out.',
  restsOn: ['served as it is'],
  source: intro('A larger body SHOULD get HTTP 413'),
  calls: (operation, context) => largePictures(operation, context, 'too large'),
  // A bank may take more than it has to, or refuse it as the operation does.
  check: (exchange) => {
    const { response, issues } = exchange
    const isTaken = response.kind === 'received' && response.status === 200 && issues.length === 0
    const isRefused = response.kind === 'received' && response.status === 413
    return objectOf(exchange) !== undefined && (isTaken || isRefused)
      ? undefined
      : { expected: 'HTTP 413 and a JSON object, or the response of the operation', got: summary(exchange) }
  },
}
