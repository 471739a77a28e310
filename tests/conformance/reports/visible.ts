/**
 * Control characters, line breaks and direction marks as escapes, so that a text of the bank neither steers the
 * terminal nor makes a line of its own. `##[error]` and `##vso[...]` are commands to a CI wherever they stand.
 */
export function visible(text: string): string {
  return text.replaceAll(
    /[\p{C}\p{Zl}\p{Zp}]|#(?=#\w*\[)/gu,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16) ?? ''}}`,
  )
}

/** `value` must be plain data. */
export function withVisibleTexts<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? visible(part) : part,
  ) as Value
}
