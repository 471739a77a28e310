import type { z } from 'zod'
import { table } from '#mocks/generated/tables.ts'
import { SessionExpiredAnswer } from '#mocks/generated/zod/schemas/sessionExpiredAnswer.ts'
import type { OperationId } from '#mocks/handlers/handler.ts'
import type { WireRequest } from './wire.ts'

export function checkSchema(schema: z.ZodType, value: unknown): string[] {
  const result = schema.safeParse(value)
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`)
}

export function checkRequest(id: OperationId, fields: WireRequest['fields']): string[] {
  return checkSchema(table[id].body, fields)
}

/** The contract describes 200 and 401 only; any other status is valid. */
export function checkResponse(
  id: OperationId,
  { status, type, body }: { status: number; type: string; body: string },
): string[] {
  if (status === 401 && table[id].session === 'none') return ['status: 401, but the operation needs no session']
  if (status !== 200 && status !== 401) return []
  const schema = status === 200 ? table[id].response : SessionExpiredAnswer
  try {
    const found = checkSchema(schema, JSON.parse(body))
    return isJson(type) ? found : [`Content-Type: ${type || 'none'}, expected application/json`, ...found]
  } catch {
    return [`body: not JSON${body === '' ? ', but empty' : `: ${body.slice(0, 80)}`}`]
  }
}

function isJson(type: string): boolean {
  return /^application\/json\s*(;|$)/i.test(type)
}
