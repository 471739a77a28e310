import { partsOf, type Context } from '#tests/conformance/context.ts'
import type { Field, PlannedOperation } from '#tests/conformance/contract/plan.ts'
import { accepted, type Call } from '#tests/conformance/exchange.ts'
import type { Missing } from '#tests/conformance/rule.ts'
import { formFor } from '#tests/conformance/transport/wire.ts'
import { pictureOfBytes } from './files.ts'
import { validForm } from './validRequest.ts'
import { varyFields } from './variations.ts'

/** By the contract a bank accepts the first, and the second makes the body too large. */
const sizes = { large: 10_000_000, 'too large': 40_000_000 }

export function largePictures(
  operation: PlannedOperation,
  context: Context,
  size: keyof typeof sizes,
): Call[] | Missing {
  if (context.settings.largeUploads !== true)
    return { missing: 'large files are sent with --allow-writes only', optional: true }
  const files = operation.form.filter(({ file }) => file)
  if (files.length > 1 && size === 'large') return several(operation, context, files)
  if (operation.id !== 'updatePicture') return []
  const small = context.unvaried.get(operation.id)
  if (small === undefined || !accepted(operation, small)) return []
  const value = pictureOfBytes(sizes[size])
  return varyFields(
    operation,
    context,
    `of ${sizes[size] / 1_000_000} MB`,
    ({ file }) => file,
    (part) => [{ ...part, value }],
  )
}

function several(operation: PlannedOperation, context: Context, files: readonly Field[]): Call[] | Missing {
  const valid = validForm(context, operation)
  if ('missing' in valid) return valid
  const { values, holder } = valid
  const photos = Object.fromEntries(files.map(({ name }) => [name, pictureOfBytes(30_000_000 / files.length)]))
  const form = formFor(operation, partsOf(operation, { ...values, ...photos }, holder?.token))
  return [
    { operation, form, note: `${files.length} pictures, of 30 MB together`, isVaried: true, ...(holder && { holder }) },
  ]
}
