/** Words of error messages of browsers and libraries. Anything else could be personal data. */
const known = new Set(
  `a access after all already an and any are argument arguments array as at attempt be because been before body boolean
  bound boundary but by call called callback can can't cannot case chunk circular class clone closed code component const
  constructor context convert could css data declared decode defined delete denied destructure did different disallowed
  does doesn't document dom done during dynamically each element empty end error event exceeded execute expected export
  extra fail failed fetch fetching field file find for found from function get given had handler has have hook hydrate
  hydration image import imported in index input insecure instance instead instanceof interrupted into invalid is isn't
  it iterable json key length letter load loaded loading locked maximum media memory message method missing module must
  name nan network new no node non not null number object of offline on only operation option or out outside parameter
  parse parsing pattern policy position possible preload private promise properties property quota range react read
  reading received reference refused reject rejected rendered request required resource response resolve result
  returned script security see serialize server set setting should signal size source stack state storage stream string
  style such support supported symbol syntax tag text than that the then this threw timed timeout to token too
  transaction trusted type types undefined unexpected unhandled unknown unsupported unterminated url use used user valid
  value values variable violates was were when while window with without worker wrong`.split(/\s+/),
)
const quoted = /"[^"]*"?|'[^']*'?|`[^`]*`?|[“‘][^”’]*[”’]?/g
const word = /(?:<text>|[^\s()[\]{},;!?])+/g

export function redactMessage(message: string): string {
  return message
    .slice(0, 500)
    .replaceAll(/(?<=\w)'(?=t\b)/g, '’')
    .replaceAll(quoted, '<text>')
    .replaceAll(word, (text) => {
      const [, stem = '', end = ''] = /^(.*?)([.:]*)$/s.exec(text) ?? []
      return known.has(stem.toLowerCase().replace('’', "'")) ? text : `<text>${end}`
    })
    .replaceAll(/<text>(?:\s<text>)+/g, '<text>')
}

const errorNames = new Set(
  `TypeError RangeError ReferenceError SyntaxError URIError EvalError AggregateError AbortError TimeoutError NetworkError
  NotFoundError NotAllowedError NotSupportedError NotReadableError SecurityError QuotaExceededError InvalidStateError
  InvalidAccessError DataCloneError EncodingError HierarchyRequestError ConstraintError LoadFailure`.split(/\s+/),
)

/** "Error" for unusual names, since an error's name can be any text. */
export function redactName(name: string): string {
  return errorNames.has(name) ? name : 'Error'
}

export function stackFrames(stack: string | undefined): string[] {
  return [...(stack ?? '').matchAll(/([\w.-]+\.(?:js|ts|tsx))(?:\?[^:\s)]*)?:(\d+):(\d+)/g)]
    .slice(0, 20)
    .map(([, file = '', line = '', column = '']) => `${file}:${line}:${column}`)
}
