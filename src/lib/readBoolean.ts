/** A yes-or-no value in any of the ways PHP writes one; undefined when it is neither. */
export function readBoolean(value: unknown): boolean | undefined {
  switch (typeof value === 'string' ? value.trim().toLowerCase() : value) {
    case true:
    case 1:
    case 'yes':
    case '1':
    case 'true':
      return true
    case false:
    case 0:
    case 'no':
    case '0':
    case 'false':
      return false
    default:
      return undefined
  }
}
