/** One line of the report. */
export interface Row {
  what: string
  product: string
  /** The same on a bare app or server in the same run; empty where nothing compares. */
  floor?: string
  goal?: string
}

export const ms = (value: number): string => `${Math.round(value)} ms`

/** The middle one of some measurements: one that the machine disturbed does not count. */
export async function median(rounds: number, measure: () => Promise<number>): Promise<number> {
  const values: number[] = []
  for (let round = 0; round < rounds; round++) values.push(await measure())
  return values.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN
}

/** What is measured, line by line as it is known. */
export type Measured = Iterable<Row> | AsyncIterable<Row>

/** Prints lines in columns under a heading, each as soon as it is known. */
export async function print(heading: string, rows: Measured): Promise<void> {
  console.log()
  line({ what: heading, product: 'product', floor: 'floor', goal: 'goal' })
  for await (const row of rows) line(row)
}

function line({ what, product, floor = '', goal = '' }: Row): void {
  console.log([what.padEnd(72), product.padStart(18), floor.padStart(18), goal].join('  ').trimEnd())
}
