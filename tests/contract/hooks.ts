import type { OperationId } from '#src/api/generated/operations.ts'

const modules = import.meta.glob<Record<string, unknown>>('/src/api/generated/hooks/*/*.ts', { eager: true })

export const generated: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.values(modules).flatMap((module) => Object.entries(module)),
)

export function callGenerated(id: OperationId, data?: object): Promise<unknown> {
  const call = generated[id]
  if (typeof call !== 'function') throw new Error(`Nothing was generated for ${id}.`)
  return Promise.resolve(Reflect.apply(call, undefined, data === undefined ? [] : [data]))
}
