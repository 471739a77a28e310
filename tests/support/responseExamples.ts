import { loadContract } from '#openapi/tools/contract.ts'
import type { OperationId } from '#src/api/generated/operations.ts'

export interface ResponseExample {
  id: OperationId
  example: string
  schema: string
  value: unknown
}

export const contract = await loadContract()

export const responseExamples: readonly ResponseExample[] = Object.values(contract.paths).flatMap(({ post }) => {
  const media = post.responses['200']?.content?.['application/json']
  const schema = media?.schema.$ref?.split('/').at(-1) ?? ''
  return Object.entries(media?.examples ?? {}).map(([example, { value }]) => ({
    id: post.operationId as OperationId,
    example,
    schema,
    value,
  }))
})
