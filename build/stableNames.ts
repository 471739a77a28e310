import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

const componentId = /(componentId: ?["'`]sc-)[a-z0-9]+(?=-\d+["'`])/g

/** The compiler names styled components by the absolute path, so builds in two folders would differ. */
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
