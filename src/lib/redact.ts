const errorNames = new Set(
  `TypeError RangeError ReferenceError SyntaxError URIError EvalError AggregateError AbortError TimeoutError NetworkError
  NotFoundError NotAllowedError NotSupportedError NotReadableError SecurityError QuotaExceededError InvalidStateError
  InvalidAccessError DataCloneError EncodingError HierarchyRequestError ConstraintError LoadFailure`.split(/\s+/),
)

/** "Error" for unusual names, since an error's name can be any text. */
export function redactName(name: string): string {
  return errorNames.has(name) ? name : 'Error'
}

/** The stack may begin with the message. */
export function stackFrames({ message, stack = '' }: Pick<Error, 'message' | 'stack'>): string[] {
  return [...stack.replace(message, '').matchAll(/([\w.-]+\.(?:js|ts|tsx))(?:\?[^:\s)]*)?:(\d+):(\d+)/g)]
    .slice(0, 20)
    .map(([, file = '', line = '', column = '']) => `${file}:${line}:${column}`)
}
