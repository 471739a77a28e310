import type { Context } from './context.ts'
import { accepted, type Call } from './exchange.ts'
import { picture } from './files.ts'
import type { PlannedOperation } from './plan.ts'
import type { Missing } from './rule.ts'
import { varyFields } from './variations.ts'

/** By the contract a bank accepts the first, and the second makes the body too large. */
const sizes = { large: 10_000_000, 'too large': 40_000_000 }

export function largePictures(
  operation: PlannedOperation,
  context: Context,
  size: keyof typeof sizes,
): Call[] | Missing {
  if (context.settings.largeUploads !== true) return { missing: 'sent with --large-uploads only', optional: true }
  if (operation.id !== 'updatePicture') return []
  // A bank that refuses the small picture as well shows nothing.
  const small = context.unvaried.get(operation.id)
  if (small === undefined || !accepted(operation, small)) return []
  const bytes = Buffer.concat([picture.bytes, Buffer.alloc(sizes[size] - picture.bytes.length, 'a')])
  const value = { ...picture, filename: 'large.png', bytes }
  return varyFields(
    operation,
    context,
    `of ${sizes[size] / 1_000_000} MB`,
    ({ file }) => file,
    (part) => [{ ...part, value }],
  )
}
