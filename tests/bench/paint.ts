import { paths } from '#src/paths.ts'
import { largestPaint } from '#tests/bench/inPage.ts'
import type { Lab } from '#tests/bench/lab.ts'
import { median, ms } from '#tests/bench/table.ts'
import type { Row } from '#tests/bench/table.ts'

const rounds = 5

/** When the largest piece of content stands, from an empty cache over a phone's slow connection. */
export async function* measurePaints({ product, floor, onPage }: Lab): AsyncGenerator<Row> {
  const token = await product.play('as:ada')
  const paintOf = (url: string, signedInWith?: string): Promise<number> =>
    median(rounds, () => onPage({ isSlowNetwork: true, token: signedInWith }, (page) => largestPaint(page, url)))
  const bare = ms(await paintOf(`${floor.origin}/`))
  for (const path of [paths.auth.landing(), paths.auth.signIn(), paths.auth.signUp()])
    yield { what: path, product: ms(await paintOf(`${product.origin}/wp-user${path}`)), floor: bare }
  for (const path of [paths.dashboard.home(), paths.dashboard.statements()])
    yield { what: path, product: ms(await paintOf(`${product.origin}/wp-user${path}`, token)), floor: bare }
}
