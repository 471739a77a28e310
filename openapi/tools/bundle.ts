import { stringify } from 'yaml'
import { operationsOf, type Contract, type OperationObject } from './contract.ts'

/**
 * Makes each path key an address of the endpoint (`/api/users.php?op=getAccount`), for client generators. It includes
 * `crud`, since generators would append parameters with a second `?`.
 */
export function bundleDocument(contract: Contract): string {
  const posts = Object.values(contract.paths).map(({ post }) => post)
  const paths = operationsOf(contract).flatMap(({ id, query }, index) => {
    const post = posts[index]
    const key = `/api/users.php?${new URLSearchParams({ ...query, op: id }).toString()}`
    return post === undefined ? [] : [[key, { post: withoutQuery(post) }] as const]
  })
  return stringify(
    {
      ...contract,
      info: {
        ...contract.info,
        title: `${contract.info.title} (for client generators)`,
        description: `Derived from users.yaml for client generators. The query parameter op only keeps the keys apart; a backend ignores it.\n\n${contract.info.description}`,
      },
      paths: Object.fromEntries(paths),
    },
    { aliasDuplicateObjects: false, lineWidth: 0 },
  )
}

function withoutQuery({ parameters = [], ...post }: OperationObject): OperationObject {
  const kept = parameters.filter(({ in: place }) => place !== 'query')
  return kept.length === 0 ? post : { ...post, parameters: kept }
}
