/** Which file of the build a module travels in: no page needs many, and the first page carries nothing of the others. */

interface Module {
  isEntry: boolean
  importers: readonly string[]
  dynamicImporters: readonly string[]
}

interface Modules {
  getModuleInfo: (id: string) => Module | null
}

const frame = /\/src\/app\/(DashboardRoutes|Queries)\.tsx$/
const screenForCustomers = /\/src\/features\/(?!auth\/)[^/]+\/screens\/\w+\.tsx$/
/** What only those screens fetch, when it is wanted. */
const extraForCustomers = /\/src\/ui\/(OpenSelect|QrCode)\.tsx$/
const callsOfVisitors = /\/src\/api\/generated\/hooks\/auth\/auth\.ts$/

/** The modules through which one can come to be loaded: the page itself, and those that are imported when needed. */
function waysTo(id: string, modules: Modules): readonly string[] {
  const ways: string[] = []
  // A set that grows while it is walked through is walked through to its end.
  const reached = new Set([id])
  for (const one of reached) {
    const info = modules.getModuleInfo(one)
    if (info === null) continue
    // What a demonstration adds to the page changes nothing in what the page is made of.
    if ((info.isEntry || info.dynamicImporters.length > 0) && !one.includes('/mocks/')) ways.push(one)
    for (const importer of info.importers) reached.add(importer)
  }
  return ways
}

/**
 * For the bundler: the name of the file that a module joins; none where it is left to the bundler. Whatever a module
 * imports can be reached in all the ways in which it can be itself, so no two files import each other.
 */
export function chunkOf(id: string, modules: Modules): string | null {
  const ways = waysTo(id, modules)
  const has = (kind: RegExp) => ways.some((way) => kind.test(way))
  if (ways.some((way) => modules.getModuleInfo(way)?.isEntry)) return 'start'
  // How the bank is asked: by forms before anyone has signed in, and by all that comes after.
  if (has(callsOfVisitors) && has(frame)) return 'calls'
  // The frame of the dashboard, and what several of its screens are made of.
  const forCustomers = [frame, screenForCustomers, extraForCustomers]
  const isForCustomers = ways.every((way) => forCustomers.some((kind) => kind.test(way)))
  if (isForCustomers && (has(frame) || (has(screenForCustomers) && ways.length > 1))) return 'shell'
  return null
}
