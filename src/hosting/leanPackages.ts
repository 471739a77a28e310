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
    from: /= (React\d*\.(?:forwardRef|memo|createContext)\()/g,
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
    what: 'warnings for developers',
    from: /^function warning\(/gm,
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
  // No browser that runs the app needs prefixes; styled-components adds them only where it is told to.
  { package: 'styled-components', what: 'vendor prefixes', from: /\be\.prefix&&\w+\.push\(\w+\.prefixer\),/g, to: '' },
]

/**
 * Leaves out of the build what the app does not use of its packages: 8 KB of every page. Fails the build when a package
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
