/** Places in the contract, as `openapi/<file>:<line>`, for looking a finding up. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import { contractFile } from '#openapi/tools/contract.ts'

const root = dirname(contractFile)

export interface Source {
  file: string
  phrase: string
}

export type SchemaPath = readonly [name: string, ...keys: string[]]

const texts = new Map<string, string>()

function textOf(file: string): string {
  const known = texts.get(file)
  if (known !== undefined) return known
  const text = readFileSync(join(root, file), 'utf8')
  texts.set(file, text)
  return text
}

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}

/** Throws if the contract no longer contains the phrase. */
export function phrasePlace(file: string, phrase: string): string {
  const index = textOf(file).indexOf(phrase)
  if (index === -1) throw new Error(`openapi/${file} no longer contains "${phrase}".`)
  return `openapi/${file}:${lineOf(textOf(file), index)}`
}

export function operationPlace(id: string): string {
  for (const file of filesIn('paths')) {
    const index = textOf(file).search(new RegExp(`operationId: ${id}$`, 'm'))
    if (index !== -1) return `openapi/${file}:${lineOf(textOf(file), index)}`
  }
  return 'openapi/users.yaml:1'
}

export function schemaPlace([name, ...keys]: SchemaPath): string {
  for (const file of filesIn('schemas')) {
    const text = textOf(file)
    const index = text.search(new RegExp(`^${name}:`, 'm'))
    if (index === -1) continue
    return `openapi/${file}:${innerLine(file, [name, ...keys]) ?? lineOf(text, index)}`
  }
  return 'openapi/users.yaml:1'
}

const documents = new Map<string, { contents: unknown; lines: LineCounter }>()

function documentOf(file: string): { contents: unknown; lines: LineCounter } {
  const known = documents.get(file)
  if (known !== undefined) return known
  const lines = new LineCounter()
  const { contents } = parseDocument(textOf(file), { lineCounter: lines })
  documents.set(file, { contents, lines })
  return { contents, lines }
}

function innerLine(file: string, keys: string[]): number | undefined {
  const { contents, lines } = documentOf(file)
  let node = contents
  let line: number | undefined
  for (const key of keys) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key)
      const start = pair !== undefined && isScalar(pair.key) ? pair.key.range?.[0] : undefined
      if (pair === undefined || start === undefined) return line
      line = lines.linePos(start).line
      node = pair.value
    } else if (typeof node === 'object' && node !== null && 'items' in node && Array.isArray(node.items)) {
      node = node.items[Number(key)]
    } else return line
  }
  return line
}
