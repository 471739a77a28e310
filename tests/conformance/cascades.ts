/** If one finding explains others, only the cause is reported; the rest become notes. */
import { keyCountsOnce, keyNotReused, later, repliesAlike } from '#tests/conformance/rules/transfers.ts'
import { selected, type Context } from './context.ts'
import { noteAlso, type Found } from './findings.ts'
import { rules } from './rules.ts'

/** What proves false what a rule rests on: it then follows from that finding. */
const refutedBy = {
  'an unknown name is refused': [],
  'a right password': ['wrong-password-refused', 'others-untouched'],
  'a code': ['codes-apart'],
  'an accepted action': ['submission-listed', 'transfer-listed'],
  'a right PIN': ['wrong-pin-refused', 'pin-created', 'others-untouched', 'code-sent'],
  'texts stored unchanged': ['text-kept'],
  'a token is required': ['session-missing'],
  'a token as it was sent': ['token-sendable'],
  'an unforgeable token': ['token-unguessable'],
  'comparable responses': [
    ...['own-data', 'own-rows', 'ids-unique', 'newest-first', 'balances-agree', 'facts-agree', 'text-kept'],
    ...[
      'rows-stay',
      'transfer-listed',
      'transfer-in-statement',
      'submission-listed',
      'reads-alike',
      'statuses-agree',
      'allowed-values',
      'exact-types',
      'required-fields',
    ],
  ],
} satisfies Record<string, readonly string[]>

export type Premise = keyof typeof refutedBy

/** Call it after all rules, since the cause may be found last. `kept`: findings that stay, as `rule@operation`. */
export function dropCascades({ findings }: Pick<Context, 'findings'>, kept = new Set<string>()): Set<string> {
  const roots = new Map<Found, Found>()
  for (const finding of findings.all) {
    const root = kept.has(nameOf(finding)) ? undefined : rootOf(finding, findings.all)
    if (root !== undefined) roots.set(finding, root)
  }
  // If findings explain each other, the first one stays.
  for (const finding of roots.keys()) if (leadTo(finding, roots)) roots.delete(finding)
  for (const [finding, root] of roots) {
    findings.all.splice(findings.all.indexOf(finding), 1)
    const { operation, note, rule, got } = finding
    if (findings.isMissing(operation)) continue
    findings.notes.push(`${operation} (${note}) breaks ${rule}: ${got}. ${nameOf(root)} may explain that.`)
  }
  mergeAlike(findings.all)
  return new Set(findings.all.map(nameOf))
}

/** What several operations have shown is one finding, once none of them explains it. */
function mergeAlike(all: Found[]): void {
  const first = new Map<string, Found>()
  for (const finding of all.toSorted((one, other) => one.level.localeCompare(other.level))) {
    const known = first.get(nameOf(finding))
    if (known === undefined) first.set(nameOf(finding), finding)
    else noteAlso(known, finding.times, [finding.note, ...(finding.also ?? [])])
  }
  all.splice(0, all.length, ...all.filter((finding) => first.get(nameOf(finding)) === finding))
}

/** A bank may ignore every key: then each repeated submission is booked again. A repeated transfer may want its PIN. */
export function forgiveIgnoredKeys(context: Pick<Context, 'findings' | 'plan' | 'settings'>): void {
  const { findings, plan } = context
  const money = plan.operations.filter(
    (operation) =>
      operation.effect === 'money' && selected(context, operation) && findings.tally(operation.id).accepted > 0,
  )
  const isIgnored = money.every(({ id }) =>
    findings.all.some(
      ({ rule, operation, got }) =>
        rule === keyCountsOnce.id &&
        operation === id &&
        (got.endsWith(' new') || (id === 'submitTransfer' && !got.endsWith(later))),
    ),
  )
  if (!isIgnored || money.length < 2) return
  const about = new Set([keyCountsOnce.id, keyNotReused.id, repliesAlike.id])
  findings.all.splice(0, findings.all.length, ...findings.all.filter(({ rule }) => !about.has(rule)))
  findings.notes.unshift(
    'The bank ignores idempotency_key, which it may: an order that a browser sends twice is booked twice.',
  )
}

function rootOf(
  { rule: id, operation, level, through: readers = [] }: Found,
  all: readonly Found[],
): Found | undefined {
  const rule = rules.find((entry) => entry.id === id)
  const through = [...(rule?.seenThrough?.(operation) ?? []), ...readers]
  const refuting = rule?.restsOn?.flatMap((premise): readonly string[] => refutedBy[premise]) ?? []
  const isGrave = (other: Found): boolean => other.level === 'MUST' || level === 'SHOULD'
  return all.find(
    (other) =>
      (other.rule !== id || other.operation !== operation) &&
      through.includes(other.operation) &&
      refuting.includes(other.rule) &&
      isGrave(other),
  )
}

function leadTo(finding: Found, roots: ReadonlyMap<Found, Found>): boolean {
  const seen = new Set<Found>()
  let root = roots.get(finding)
  while (root !== undefined && root !== finding && !seen.has(root)) {
    seen.add(root)
    root = roots.get(root)
  }
  return root === finding
}

function nameOf({ rule, operation }: Found): string {
  return `${rule}@${operation}`
}
