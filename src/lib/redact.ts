/**
 * The message of an error without what a customer or the bank may have put into it: quoted text, addresses and digits are
 * replaced by a word each.
 */
export function redactMessage(message: string): string {
  return message
    .slice(0, 500)
    .replaceAll(/"[^"]*"?|'[^']*'?|`[^`]*`?|[“‘][^”’]*[”’]?/g, '<text>')
    .replaceAll(/[a-z][a-z0-9+.-]*:\/\/\S+/gi, '<address>')
    .replaceAll(/\S+@\S+/g, '<address>')
    .replaceAll(/\S*\p{Nd}\S*/gu, '<number>')
}

/** The places in the code that a stack names, as `file.js:line:column`, innermost first. Nothing else of it is kept. */
export function stackFrames(stack: string | undefined): string[] {
  return [...(stack ?? '').matchAll(/([\w.-]+\.(?:js|ts|tsx))(?:\?[^:\s)]*)?:(\d+):(\d+)/g)]
    .slice(0, 20)
    .map(([, file = '', line = '', column = '']) => `${file}:${line}:${column}`)
}
