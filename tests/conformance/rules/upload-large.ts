import { accepted, summary } from '#tests/conformance/exchange.ts'
import { largePictures } from '#tests/conformance/largePictures.ts'
import { intro, type CallRule } from '#tests/conformance/rule.ts'

export const uploadLarge: CallRule = {
  id: 'upload-large',
  about: 'calls',
  level: 'SHOULD',
  title: 'A file of 10 MB is taken.',
  why: 'upload_max_filesize is 2 MB unless somebody raises it: every photo from a telephone is refused.',
  restsOn: ['served as it is'],
  source: intro('A bank SHOULD take files of up to 10 MB each'),
  calls: (operation, context) => largePictures(operation, context, 'large'),
  check: (exchange) =>
    exchange.operation === undefined || accepted(exchange.operation, exchange)
      ? undefined
      : { expected: 'a success, as for a small picture', got: summary(exchange) },
}
