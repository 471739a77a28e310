import { z } from 'zod'
import { resultOf, type Report } from '#tests/conformance/reports/report.ts'
import { rules } from '#tests/conformance/rules.ts'

const entry = z.strictObject({ rule: z.string(), operation: z.string(), why: z.string().min(1) })
const baselineSchema = z.strictObject({ known: z.array(entry) })

const ruleNames = new Set([...rules.map(({ id }) => id), 'not-implemented', 'not-exercised'])

export type Baseline = z.infer<typeof baselineSchema>

/** Throws an error with a readable message for any other text. */
export function readBaseline(text: string): Baseline {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Error('it is not JSON')
  }
  const result = baselineSchema.safeParse(value)
  const unknown = result.data?.known.find(({ rule }) => !ruleNames.has(rule))
  if (unknown !== undefined) throw new Error(`there is no rule "${unknown.rule}"`)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Error(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not a baseline'}`)
}

export function applyBaseline(report: Report, { known }: Baseline): Report {
  const used = new Set<Baseline['known'][number]>()
  const operations = report.operations.map((operation) => {
    const findings = operation.findings.map((finding) => {
      const match = known.find(({ rule, operation: id }) => rule === finding.rule && id === finding.operation)
      if (match === undefined) return finding
      used.add(match)
      return { ...finding, known: match.why }
    })
    if (!operation.result.startsWith('not ')) return { ...operation, findings, result: resultOf(findings) }
    const lack = operation.result.replace(' ', '-')
    const match = known.find(({ rule, operation: id }) => rule === lack && id === operation.id)
    if (match === undefined) return operation
    used.add(match)
    return { ...operation, known: match.why }
  })
  const stale = known
    .filter((item) => !used.has(item))
    .map(({ rule, operation }) => `The baseline lists ${rule} for ${operation}, which does not happen: remove it.`)
  return { ...report, operations, notes: [...report.notes, ...stale] }
}
