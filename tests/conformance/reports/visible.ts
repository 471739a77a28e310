/** Control characters and direction marks as escapes: a backend's text must not steer the terminal or turn a line. */
export function visible(text: string): string {
  return text.replaceAll(/[^\P{C}\n\t]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16) ?? ''}}`)
}

/** Of plain data. */
export function withVisibleTexts<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? visible(part) : part,
  ) as Value
}
