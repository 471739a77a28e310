import type { ClientMockBuilder } from 'orval'
import type { Contract } from './contract.ts'

/**
 * orval's own handlers match by path, which is the same for all operations. These return the contract's first
 * example unless they are given a response. Each has its operation's name, by which the mock bank finds it.
 */
export function mswHandlersOf({ paths }: Contract): ClientMockBuilder {
  const operations = new Map(Object.values(paths).map(({ post }) => [post.operationId, post]))
  return ({ operationId, response }) => {
    const [example] = Object.values(
      operations.get(operationId)?.responses['200']?.content?.['application/json']?.examples ?? {},
    )
    if (example === undefined) throw new Error(`The contract has no example of a response to ${operationId}.`)
    const body = response.definition.success
    return {
      imports: [
        ...response.imports,
        { name: 'handlerOf', importPath: '#mocks/calls.ts', values: true },
        { name: 'Responding', importPath: '#mocks/calls.ts' },
      ],
      implementation: {
        function: '',
        handlerName: operationId,
        handler: `
export const ${operationId} = (
  response: Responding<${body}> = ${JSON.stringify(example.value)},
  options?: RequestHandlerOptions,
) => handlerOf('${operationId}', response, options)
`,
      },
    }
  }
}
