/** Findings that only follow from another one: the root is blamed, and the rest is a note. */
import type { Bench } from './bench.ts'

/** `rule@operation`, and the findings that explain it. */
const explained: Record<string, readonly string[]> = {
  // The bank says that it has confirmed the PIN, and knows nothing of it when the order comes.
  'action-served@submitTransfer': ['wrong-pin-refused@confirmPin', 'code-sent@confirmPin'],
}

/** Turns what another finding explains into a note. Called once all findings are known, since the root may be found later. */
export function dropCascades({ findings }: Pick<Bench, 'findings'>): void {
  for (const [name, roots] of Object.entries(explained)) {
    const root = roots.find((id) => findings.all.some(({ rule, operation }) => `${rule}@${operation}` === id))
    const index = findings.all.findIndex(({ rule, operation }) => `${rule}@${operation}` === name)
    const finding = findings.all[index]
    if (root === undefined || finding === undefined) continue
    findings.all.splice(index, 1)
    findings.notes.push(`${finding.operation} (${finding.note}) got ${finding.got}, which ${root} may explain.`)
  }
}
