import { stringify } from 'yaml'
import { operationsOf, requestOf, type Contract } from './contract.ts'

/** Makes all operations alternatives of a single POST, for tools that route by path. */
export function wireDocument(contract: Contract): string {
  const operations = operationsOf(contract)
  const posts = Object.values(contract.paths).map(({ post }) => post)
  const crud = operations.flatMap(({ query }) => query['crud'] ?? [])

  const bodies = new Map<string, unknown[]>()
  posts.forEach((post) => {
    const body = requestOf(contract, post)
    if (body === undefined) return
    const original = Object.values(post.requestBody?.content ?? {})[0]?.schema ?? body.schema
    bodies.set(body.type, [...(bodies.get(body.type) ?? []), original])
  })
  const responses = posts.flatMap((post) =>
    Object.values(post.responses['200']?.content ?? {}).map(({ schema }) => schema),
  )
  const [other] = posts.flatMap(({ responses }) => (responses['401'] === undefined ? [] : [responses]))

  return stringify(
    {
      openapi: contract.openapi,
      info: {
        ...contract.info,
        title: `${contract.info.title} (one routable path)`,
        description:
          'Derived from users.yaml for tools that route by path. users.yaml keeps the operations apart and is the one to read: here their bodies and responses are alternatives of a single operation. An operation is selected by the query parameter crud or by the body field that carries its own name.',
      },
      servers: contract.servers,
      security: contract.security,
      tags: [{ name: 'users', description: 'Every operation of the dashboard.' }],
      paths: {
        '/api/users.php': {
          post: {
            operationId: 'callUsers',
            summary: 'Call any operation',
            description: 'Performs the operation that crud or the marker field names.',
            tags: ['users'],
            parameters: [
              {
                name: 'crud',
                in: 'query',
                required: false,
                description: 'Selects one of the operations that are not selected by a body field.',
                schema: { type: 'string', enum: [...new Set(crud)] },
              },
            ],
            requestBody: {
              required: true,
              content: Object.fromEntries([...bodies].map(([type, schemas]) => [type, { schema: { anyOf: schemas } }])),
            },
            responses: {
              '200': {
                description: 'The response of the selected operation.',
                content: { 'application/json': { schema: { anyOf: responses } } },
              },
              '401': other?.['401'],
              '4XX': other?.['4XX'],
              default: other?.['default'],
            },
          },
        },
      },
      components: contract.components,
    },
    { aliasDuplicateObjects: false, lineWidth: 0 },
  )
}
