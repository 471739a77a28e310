/** Without the marks that no eye sees: direction, joiners, soft hyphens. */
export function withoutFormat(text: string): string {
  return text.replaceAll(/\p{Cf}/gu, '')
}
