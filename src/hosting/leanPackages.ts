import type { Plugin } from 'vite'

interface Cut {
  package: string
  /** What of the package's code goes, or is told to be free of effects, so that the bundler can leave it out. */
  what: string
  from: RegExp
  to: string
}

const router = 'react-router'

/** What these packages carry for other ways of using them, and the bundler cannot know to be unused here. */
const cuts: readonly Cut[] = [
  { package: router, what: 'names for debugging', from: /^\w+\.displayName = .*;$/gm, to: '' },
  {
    package: router,
    what: 'components and contexts that nobody imports',
    from: /= (React\d*\.(?:forwardRef|memo|createContext)\(|new Set\()/g,
    to: '= /* @__PURE__ */ $1',
  },
  {
    package: router,
    what: 'warnings for developers',
    from: /ENABLE_DEV_WARNINGS = true/g,
    to: 'ENABLE_DEV_WARNINGS = false',
  },
  {
    package: router,
    what: 'checks of how developers call it',
    from: /^function (?:warning|invariant|getInvalidPathError)\(/gm,
    to: '/* @__NO_SIDE_EFFECTS__ */ $&',
  },
  {
    package: router,
    what: 'the check that a hook is called inside the router',
    from: /^ {2}invariant\(\n\s+useInRouterContext\(\),[^;]*?\);$/gm,
    to: '',
  },
  // The app's router is `BrowserRouter`: no loaders, no actions, no server components.
  { package: router, what: 'data routers', from: /React\d*\.useContext\(DataRouterContext\)/g, to: 'null' },
  {
    package: router,
    what: 'data routers',
    from: /^(function useRoutesImpl\(routes, locationArg), dataRouterOpts\) \{$/gm,
    to: '$1) { const dataRouterOpts = undefined;',
  },
  {
    package: router,
    what: 'data routers',
    from: /^(function _renderMatches\(matches, parentMatches = \[\]), dataRouterOpts\) \{\n {2}let dataRouterState = .*;$/gm,
    to: '$1) { const dataRouterOpts = undefined, dataRouterState = undefined;',
  },
  { package: router, what: 'data routers', from: /return isDataRoute \? useNavigateStable\(\) : /g, to: 'return ' },
  { package: router, what: 'server components', from: /^\w+\.contextType = RSCRouterContext;$/gm, to: '' },
  // All styles are text in templates, for browsers that need no prefixes, and nothing is read off a styled component.
  { package: 'styled-components', what: 'vendor prefixes', from: /\be\.prefix&&\w+\.push\(\w+\.prefixer\),/g, to: '' },
  {
    package: 'styled-components',
    what: 'styles as objects',
    from: /\w+\((\w+)\)\?\1\.toString!==Object\.prototype\.toString\?\(\w+\.push\(\1\.toString\(\)\),(\w+)\):\(\w+\(\1,\2\),\2\):/g,
    to: '',
  },
  {
    package: 'styled-components',
    what: 'static members of what is styled',
    from: /\w+&&\w+\((\w+),\w+,\{attrs:[^}]*\}\),\1\}/g,
    to: '$1}',
  },
  {
    package: 'styled-components',
    what: 'default properties, which React no longer has',
    from: /Object\.defineProperty\(\w+,"defaultProps",\{get\(\)\{[^}]*\},set\(\w+\)\{[^}]*\}\(\{\}[^}]*\}\}\),/g,
    to: '',
  },
]

/**
 * Leaves out of the build what the app does not use of its packages: 10 KB of every page. Fails the build when a package
 * has changed so that a cut finds nothing any more.
 */
export function leanPackages(): Plugin {
  const made = new Set<Cut>()
  return {
    name: 'lean-packages',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/(?:react-router|styled-components)\/dist\// },
      handler: (code, id) => ({
        code: cuts
          .filter((cut) => id.includes(`/node_modules/${cut.package}/`))
          .reduce((text, cut) => {
            const left = text.replace(cut.from, cut.to)
            if (left !== text) made.add(cut)
            return left
          }, code),
        map: null,
      }),
    },
    buildEnd(error) {
      if (error) return
      const missed = cuts.filter((cut) => !made.has(cut))
      if (missed.length > 0) {
        const names = missed.map((cut) => `${cut.what} of ${cut.package} (${cut.from.source})`)
        this.error(`leanPackages.ts finds nothing to leave out: ${names.join('; ')}`)
      }
    },
  }
}
