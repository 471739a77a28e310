import { requestOf, type Contract, type Operation } from '#openapi/tools/contract.ts'

/** The contract's example without what the transport adds, files as files. */
export function argumentsOf(contract: Contract, operation: Operation): Record<string, string | File> {
  const post = Object.values(contract.paths).find((item) => item.post.operationId === operation.id)?.post
  const [media] = Object.values(post?.requestBody?.content ?? {})
  const example = (media?.examples as { request?: { value: Record<string, string> } } | undefined)?.request?.value ?? {}
  const properties = (post && requestOf(contract, post)?.schema.properties) ?? {}
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name, { const: constant }]) => constant === undefined && name !== 'token')
      .filter(([name]) => name !== 'idempotency_key')
      .map(([name, { format }]) => [
        name,
        format === 'binary' ? new File(['x'], `${name}.png`, { type: 'image/png' }) : (example[name] ?? ''),
      ]),
  )
}
