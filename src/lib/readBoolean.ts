/** A boolean in any notation of PHP. */
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
