import { accepted, objectOf, summary } from '#tests/conformance/exchange.ts'
import { intro, type CallRule, must, should } from '#tests/conformance/rule.ts'
import { picture } from '#tests/conformance/values/files.ts'
import { largePictures } from '#tests/conformance/values/largePictures.ts'
import { isFile, varied } from '#tests/conformance/values/variations.ts'

export const fileMissing = must('file-missing', {
  title: 'A form without its file does not break the backend.',
  why: '$_FILES has no such key, and a notice precedes the JSON.',
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  ...varied('left out', isFile, undefined, ({ required }) => !required),
})

export const fileEmpty = must('file-empty', {
  title: 'An empty file does not break the backend.',
  why: 'Image functions fail on it.',
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  ...varied('of zero bytes', isFile, { ...picture, bytes: Buffer.alloc(0) }, () => true),
})

const notes = { filename: 'notes.txt', type: 'text/plain', bytes: Buffer.from('This is no picture.') }

export const fileType = must('file-type', {
  title: 'A file of another type does not break the backend.',
  why: 'getimagesize() returns false and the code continues with it.',
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  ...varied('with a text in it', isFile, notes, () => true),
})

export const uploadLarge = should('upload-large', {
  title: 'A file of 10 MB is accepted, and a body of 30 MB.',
  why: 'upload_max_filesize is 2 MB by default: every photo from a phone is refused.',
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

export const uploadTooLarge = should('upload-too-large', {
  title: 'A body that is too large gets HTTP 413 and a JSON object.',
  why: 'Beyond post_max_size PHP silently empties the form: the request has no token, and its 401 signs the customer out.',
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

export const uploadNamesOwn = must('upload-names-own', {
  title: 'Every customer’s picture has its own name.',
  why: 'One file name for all: the last upload is everybody’s picture.',
})

export const pictureChanges = must('picture-changes', {
  title: 'After an upload all loaders return another picture.',
  why: 'A file that never arrives (enctype, upload_max_filesize, a wrong field name) changes nothing.',
  source: { file: 'paths/profile.yaml', phrase: 'Loaders then name the new file' },
})

export const pictureServed = must('picture-served', {
  title: 'The file of a new picture is there, and whole. Looked for at `/uploads/` of the bank.',
  why: 'The stream of the upload is read twice, or a column of 64 KB cuts it: the customer sees a broken picture.',
  source: { file: 'paths/profile.yaml', phrase: 'Loaders then name the new file' },
})

export const pictureType = should('picture-type', {
  title: 'A picture is served with the type of its content. Looked for at `/uploads/` of the bank.',
  why: 'The web server does not know the name, or the type comes from the name or was sent with the file: with nosniff no browser shows it.',
  source: intro('The type of a file SHOULD be determined'),
})

export const pictureNosniff = should('picture-nosniff', {
  title: 'A picture is served with X-Content-Type-Options: nosniff. Looked for at `/uploads/` of the bank.',
  why: 'Another server than that of the API serves the files: a browser may run what a customer has uploaded.',
  source: intro('such as a profile picture, SHOULD have a fixed image type'),
})

export const fileByContent = should('file-by-content', {
  title: 'The content of a file decides what it is, not its name or the type that was sent with it.',
  why: 'A script is named picture.png, or a picture x.php: the server runs either when it is requested.',
  source: intro('The type of a file SHOULD be determined'),
})

export const fileRules: readonly CallRule[] = [fileMissing, fileEmpty, fileType, uploadLarge, uploadTooLarge]
