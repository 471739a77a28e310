import type { Context } from './context.ts'
import type { Call } from './exchange.ts'
import { picture } from './files.ts'
import type { PlannedOperation } from './plan.ts'
import type { Missing } from './rule.ts'
import { varyFields } from './variations.ts'

/** Bytes of a picture that a bank should take, and of one that makes a body too large, by the contract. */
const sizes = { large: 10_000_000, 'too large': 40_000_000 }

/**
 * The upload of a profile picture of such a size, where the run may send one; no calls for other operations. Readers of
 * images stop where one ends.
 */
export function largePictures(
  operation: PlannedOperation,
  context: Context,
  size: keyof typeof sizes,
): Call[] | Missing {
  if (context.settings.largeUploads !== true) return { missing: 'sent with --large-uploads only', optional: true }
  if (operation.id !== 'updatePicture') return []
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
