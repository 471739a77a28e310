import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

const componentId = /(componentId: ?["'`]sc-)[a-z0-9]+(?=-\d+["'`])/g

/**
 * Names styled components by the path of their file in the project. The compiler names them by the file's absolute
 * path, so that the same source built in two folders would not give the same bytes.
 */
export function stableNames(): Plugin {
  let root = ''
  return {
    name: 'stable-names',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root
    },
    transform: {
      filter: { code: 'componentId' },
      handler: (code, id) => {
        const path = normalizePath(relative(root, id))
        const name = createHash('sha256').update(path).digest('hex').slice(0, 6)
        return { code: code.replace(componentId, `$1${name}`), map: null }
      },
    },
  }
}
