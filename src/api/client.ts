/**
 * The one place that knows the wire: the URL, what selects an operation, the token, the encoding, and every way in which
 * an answer can fail to be one. Generated code calls it; screens never do.
 */
import { operations } from '#src/api/generated/operations.ts'
import type { ActionId, OperationId } from '#src/api/generated/operations.ts'
import { LoadFailure, succeeded } from '#src/api/outcome.ts'
import type { Envelope, FailureReason, Outcome } from '#src/api/outcome.ts'
import { apiRoot } from '#src/config.ts'
import { setReachable } from '#src/lib/connection.ts'
import { endSession, sessionToken, temporaryToken } from '#src/session/session.ts'

/** What the generated functions hand over. The fragment of `url` names the operation; PHP never sees it. */
interface GeneratedRequest {
  url: string
  method: string
  headers?: Record<string, string>
  data?: FormData | URLSearchParams
  signal?: AbortSignal | undefined
}

type Answer<T> = { answer: T } | { failure: FailureReason }

const byUrl = new Map<string, OperationId>(Object.entries(operations).map(([id, { url }]) => [url, id as OperationId]))

/** Asks a loader. Resolves with its answer; throws {@link LoadFailure} when there is none, or an abort's own error. */
export async function load<T>(request: GeneratedRequest): Promise<T> {
  const result = await call<T>(operationOf(request), request)
  if ('failure' in result) throw new LoadFailure(result.failure)
  return result.answer
}

/** Asks for an action, once. Never throws: the outcome says what became of it. */
export async function act<T extends Envelope>(request: GeneratedRequest): Promise<Outcome<T>> {
  const id = operationOf(request)
  const result = await call<T>(id, request)
  if ('failure' in result) return { kind: 'failed', reason: result.failure }
  const { outcome } = operations[id as ActionId]
  return { kind: succeeded(outcome, result.answer) ? 'success' : 'refused', answer: result.answer }
}

function operationOf({ url }: GeneratedRequest): OperationId {
  const id = byUrl.get(url)
  if (id === undefined) throw new Error(`No operation has the address ${url}`)
  return id
}

async function call<T>(id: OperationId, { data, signal }: GeneratedRequest): Promise<Answer<T>> {
  const operation = operations[id]
  const { query, fields, session } = operation
  const body = data ?? new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const token = sessionToken() ?? (session === 'temporary' ? temporaryToken() : undefined)
  if (token !== undefined) body.set('token', token)
  const search = new URLSearchParams(query).toString()

  // The schema travels beside the question, so that checking an answer costs a screen's first paint nothing.
  const checking = schemaOf(id)
  let response: Response
  let text: string
  try {
    response = await fetch(`${apiRoot()}/api/users.php${search && `?${search}`}`, {
      method: 'POST',
      body,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      ...(signal === undefined ? {} : { signal }),
    })
    text = await response.text()
  } catch (error) {
    if (signal?.aborted) throw error
    setReachable(false)
    return { failure: 'network' }
  }
  setReachable(true)
  if (response.status === 401) {
    if (token !== undefined && token === sessionToken()) endSession('expired')
    return { failure: 'session' }
  }
  if (!response.ok) return { failure: 'http' }
  return read<T>(text, await checking)
}

/**
 * The answer as it came, once its schema has accepted it: screens may depend on fields that the contract does not name.
 * A schema that could not be loaded counts as a network failure, since nothing unchecked reaches a screen.
 */
function read<T>(text: string, schema: Awaited<ReturnType<typeof schemaOf>>): Answer<T> {
  if (schema === undefined) return { failure: 'network' }
  try {
    const answer: unknown = JSON.parse(text)
    return schema.safeParse(answer).success ? { answer: answer as T } : { failure: 'malformed' }
  } catch {
    return { failure: 'malformed' }
  }
}

async function schemaOf(id: OperationId) {
  try {
    return (await import('#src/api/generated/answerSchemas.ts')).answerSchemas[id]
  } catch {
    return undefined
  }
}
