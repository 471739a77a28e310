import { paths } from '#src/paths.ts'
import { firstPaint, largestPaint, untilShown } from './inPage.ts'
import type { Lab } from './lab.ts'
import { compared, median, type Row } from './table.ts'

const rounds = 5

/** With an empty cache over a slow mobile connection. */
export async function* measurePaints({ product, bare, onPage }: Lab): AsyncGenerator<Row> {
  const token = (await product.play('as:ada'))?.token
  const paintOf = (url: string): Promise<number> =>
    median(rounds, () => onPage({ isSlowNetwork: true }, (page) => largestPaint(page, url)))
  const firstPaintOf = (url: string): Promise<number> =>
    median(rounds, () => onPage({ isSlowNetwork: true, token }, (page) => firstPaint(page, url)))
  const transactionOf = (url: string): Promise<number> =>
    median(rounds, () =>
      onPage({ isSlowNetwork: true, token }, (page) => untilShown(page, url, 'main :is(li, [role=listitem])')),
    )
  const baseline = await paintOf(`${bare.origin}/`)
  for (const path of [paths.auth.landing(), paths.auth.signIn(), paths.auth.signUp()])
    yield compared(path, await paintOf(`${product.origin}/wp-user${path}`), baseline, '')
  for (const path of [paths.dashboard.home(), paths.dashboard.statements(), paths.dashboard.send()])
    yield compared(`${path}, first paint`, await firstPaintOf(`${product.origin}/wp-user${path}`), baseline, '')
  for (const path of [paths.dashboard.home(), paths.dashboard.statements()])
    yield compared(`${path}, transactions`, await transactionOf(`${product.origin}/wp-user${path}`), baseline, '')
}
