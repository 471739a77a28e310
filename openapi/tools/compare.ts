/** Compares two versions of the contract for client and bank, which are released separately. */
import {
  operationsOf,
  requestOf,
  type Contract,
  type Operation,
  type OperationObject,
  type Schema,
} from './contract.ts'
import { covers, inWords, shapeOf, type ObjectShape, type Plain } from './shape.ts'

export interface Change {
  operation: string
  text: string
  breaks?: 'the bank' | 'the dashboard' | 'both sides'
}

interface Entry {
  key: string
  facts: Operation
  post: OperationObject
}

export function compareContracts(before: Contract, after: Contract): Change[] {
  const [old, now] = [entriesOf(before), entriesOf(after)]
  const partner = ({ key, facts }: Entry, among: Entry[]): Entry | undefined =>
    among.find((entry) => entry.key === key) ?? among.find((entry) => entry.facts.id === facts.id)
  const changes: Change[] = []
  for (const entry of old) {
    const match = partner(entry, now)
    if (match === undefined)
      changes.push({ operation: entry.facts.wire, text: 'The operation is gone.', breaks: 'both sides' })
    else changes.push(...compareOperations({ before, after }, entry, match))
  }
  for (const entry of now) {
    if (partner(entry, old) === undefined)
      changes.push({ operation: entry.facts.wire, text: `The operation is new (${entry.post.summary}).` })
  }
  return changes
}

function entriesOf(contract: Contract): Entry[] {
  const facts = operationsOf(contract)
  return Object.entries(contract.paths).flatMap(([key, { post }], index) => {
    const fact = facts[index]
    return fact === undefined ? [] : [{ key, facts: fact, post }]
  })
}

interface Versions {
  before: Contract
  after: Contract
}

function compareOperations(versions: Versions, old: Entry, now: Entry): Change[] {
  const operation = old.facts.wire
  const changes: Change[] = []
  const changed = (what: string, from: string, to: string): void => {
    if (from !== to) changes.push({ operation, text: `${what} was ${from} and is ${to}.`, breaks: 'both sides' })
  }
  changed('What selects it', selector(old.facts), selector(now.facts))
  changed('The session it needs', old.facts.session, now.facts.session)
  changed('The deciding field', old.facts.outcome ?? 'none', now.facts.outcome ?? 'none')
  changed('The encoding of its body', old.facts.encoding, now.facts.encoding)
  changed('Its kind', old.facts.kind, now.facts.kind)
  if (old.facts.id !== now.facts.id)
    changes.push({
      operation,
      text: `Its operationId was ${old.facts.id} and is ${now.facts.id}: the wire is the same, generated code is not.`,
    })

  const note =
    (side: Side) =>
    (path: string, finding: Finding): void => {
      const { text, breaks } = wording[finding.kind](path, side, finding.detail)
      changes.push({ operation, text, ...(breaks && { breaks: roles[side][breaks] }) })
    }
  const sides: [Side, Schema | undefined, Schema | undefined][] = [
    ['request', requestOf(versions.before, old.post)?.schema, requestOf(versions.after, now.post)?.schema],
    ['response', responseOf(old.post), responseOf(now.post)],
  ]
  for (const [side, from, to] of sides) compareValues(versions, '', from ?? {}, to ?? {}, note(side))
  // A changed marker is reported already.
  return changes.filter(
    ({ text }) => ![...constants(old.facts), ...constants(now.facts)].some((name) => text.includes(`"${name}"`)),
  )
}

const constants = ({ fields }: Operation): string[] => Object.keys(fields)

const responseOf = ({ responses }: OperationObject): Schema | undefined =>
  Object.values(responses['200']?.content ?? {})[0]?.schema

function selector({ query, fields }: Operation): string {
  return [
    ...Object.entries(query).map(([name, value]) => `?${name}=${value}`),
    ...Object.entries(fields).map((pair) => pair.join('=')),
  ].join(' ')
}

type Side = 'request' | 'response'
type Kind = 'gone' | 'newOptional' | 'newRequired' | 'nowRequired' | 'nowOptional' | 'narrower' | 'wider' | 'unclear'
interface Finding {
  kind: Kind
  detail: string
}
type Note = (path: string, finding: Finding) => void

/** Whoever sends the field is asked for more; whoever reads it gets less. */
const wording: Record<Kind, (field: string, side: Side, detail: string) => { text: string; breaks?: Breaks }> = {
  gone: (field, side) => ({ text: `The ${side} field "${field}" is gone.`, breaks: 'both sides' }),
  newOptional: (field, side) => ({ text: `The ${side} may carry the new field "${field}".` }),
  newRequired: (field, side) => ({ text: `The ${side} must carry the new field "${field}".`, breaks: 'sender' }),
  nowRequired: (field, side) => ({
    text: `The ${side} field "${field}" was optional and is required.`,
    breaks: 'sender',
  }),
  nowOptional: (field, side) => ({
    text: `The ${side} field "${field}" was required and may be missing.`,
    breaks: 'reader',
  }),
  narrower: (field, side, detail) => ({
    text: `The ${side} field "${field}" may no longer be ${detail}.`,
    breaks: 'sender',
  }),
  wider: (field, side, detail) => ({
    text: `The ${side} field "${field}" may now also be ${detail}.`,
    breaks: 'reader',
  }),
  unclear: (field, side) => ({
    text: `The alternatives of the ${side}${at(field)} differ; compare them by hand.`,
    breaks: 'both sides',
  }),
}
const roles = {
  request: { sender: 'the dashboard', reader: 'the bank', 'both sides': 'both sides' },
  response: { sender: 'the bank', reader: 'the dashboard', 'both sides': 'both sides' },
} as const
type Breaks = keyof (typeof roles)[Side]

const at = (field: string): string => (field === '' ? '' : ` field "${field}"`)

function compareValues(versions: Versions, path: string, from: Schema, to: Schema, note: Note): void {
  const old = shapeOf(versions.before, from)
  const now = shapeOf(versions.after, to)
  const kinds = (shape: typeof old): Plain[] => [
    ...shape.plain,
    ...(shape.object === undefined ? [] : [{ type: 'object' }]),
    ...(shape.items === undefined ? [] : [{ type: 'array' }]),
  ]
  const missing = (wide: Plain[], narrow: Plain[]): string =>
    narrow
      .filter((kind) => !wide.some((other) => covers(other, kind)))
      .map(inWords)
      .join(' or ')
  const lost = missing(kinds(now), kinds(old))
  const won = missing(kinds(old), kinds(now))
  if (lost !== '') note(path, { kind: 'narrower', detail: lost })
  if (won !== '') note(path, { kind: 'wider', detail: won })
  if (old.object !== undefined && now.object !== undefined) compareObjects(versions, path, old.object, now.object, note)
  if (old.items !== undefined && now.items !== undefined)
    compareValues(versions, `${path}[]`, old.items, now.items, note)
}

function compareObjects(versions: Versions, path: string, old: ObjectShape, now: ObjectShape, note: Note): void {
  const below = (name: string): string => (path === '' ? name : `${path}.${name}`)
  for (const [name, schema] of old.fields) {
    const next = now.fields.get(name)
    if (next === undefined) {
      note(below(name), { kind: 'gone', detail: '' })
      continue
    }
    const [was, is] = [old.required.has(name), now.required.has(name)]
    if (was !== is) note(below(name), { kind: is ? 'nowRequired' : 'nowOptional', detail: '' })
    compareValues(versions, below(name), schema, next, note)
  }
  for (const name of now.fields.keys()) {
    if (!old.fields.has(name))
      note(below(name), { kind: now.required.has(name) ? 'newRequired' : 'newOptional', detail: '' })
  }
  if (old.conditions !== now.conditions) note(path, { kind: 'unclear', detail: '' })
}
