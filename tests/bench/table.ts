export interface Row {
  what: string
  product: string
  baseline?: string
  ratio?: number
  goal?: string
}

export const ms = (value: number): string => `${value.toFixed(value < 100 ? 1 : 0)} ms`

export function compared(what: string, product: number, baseline: number, goal: string, unit = ms): Row {
  return { what, product: unit(product), baseline: unit(baseline), ratio: product / baseline, goal }
}

export async function median(rounds: number, measure: () => Promise<number>): Promise<number> {
  const values: number[] = []
  for (let round = 0; round < rounds; round++) values.push(await measure())
  return middle(values)
}

export function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

export type Measured = Iterable<Row> | AsyncIterable<Row>

export async function print(heading: string, rows: Measured): Promise<void> {
  console.log()
  columns(heading, 'product', 'baseline', 'ratio', 'goal')
  for await (const { what, product, baseline = '', ratio, goal = '' } of rows)
    columns(what, product, baseline, ratio?.toFixed(2) ?? '', goal)
}

function columns(what: string, product: string, baseline: string, ratio: string, goal: string): void {
  console.log(
    [what.padEnd(64), product.padStart(18), baseline.padStart(18), ratio.padStart(6), goal].join('  ').trimEnd(),
  )
}
