import { accepted, objectOf, summary } from '#tests/conformance/exchange.ts'
import { intro, callRule, type CallRule } from '#tests/conformance/rule.ts'
import { picture } from '#tests/conformance/values/files.ts'
import { largePictures } from '#tests/conformance/values/largePictures.ts'
import { isFile, varied } from '#tests/conformance/values/variations.ts'

export const fileMissing = callRule('file-missing', {
  ...varied('left out', isFile, undefined, ({ required }) => !required),
})

export const fileEmpty = callRule('file-empty', {
  ...varied('of zero bytes', isFile, { ...picture, bytes: Buffer.alloc(0) }, () => true),
})

const notes = { filename: 'notes.txt', type: 'text/plain', bytes: Buffer.from('This is no picture.') }

export const fileType = callRule('file-type', {
  ...varied('with a text in it', isFile, notes, () => true),
})

export const uploadLarge = callRule('upload-large', {
  source: intro('A bank SHOULD take files of up to 10 MB each'),
  calls: (operation, context) => largePictures(operation, context, 'large'),
  check: (exchange) => {
    const { operation, response } = exchange
    // Documents may be refused a second time, whatever their size.
    const isTaken = operation?.id !== 'updatePicture' && response.kind === 'received' && response.status === 200
    return operation === undefined || accepted(operation, exchange) || (isTaken && objectOf(exchange) !== undefined)
      ? undefined
      : { expected: 'the response to small pictures', got: summary(exchange) }
  },
})

export const uploadTooLarge = callRule('upload-too-large', {
  source: intro('A larger body SHOULD get HTTP 413'),
  calls: (operation, context) => largePictures(operation, context, 'too large'),
  // A bank may accept more than it has to, or refuse it as the operation does.
  check: (exchange) => {
    const { response, issues } = exchange
    const isTaken = response.kind === 'received' && response.status === 200 && issues.length === 0
    const isRefused = response.kind === 'received' && response.status === 413
    return objectOf(exchange) !== undefined && (isTaken || isRefused)
      ? undefined
      : { expected: 'HTTP 413 and a JSON object, or the response of the operation', got: summary(exchange) }
  },
})

export const fileRules: readonly CallRule[] = [fileMissing, fileEmpty, fileType, uploadLarge, uploadTooLarge]
