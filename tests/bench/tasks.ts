import { paths } from '#src/paths.ts'
import { started } from './inPage.ts'
import type { Lab } from './lab.ts'
import { median, ms, type Row } from './table.ts'

const rounds = 5
const { dashboard } = paths

export async function* measureTasks({ product, onPage }: Lab): AsyncGenerator<Row> {
  const token = (await product.play('as:ada'))?.token
  for (const path of [dashboard.home(), dashboard.statements(), dashboard.send(), dashboard.notifications()]) {
    const longest = await median(rounds, () =>
      onPage({ token }, async (page) => {
        await page.goto(`${product.origin}/wp-user${path}`)
        await started(page)
        return page.evaluate(() => window.bench.longestTask)
      }),
    )
    yield { what: path, product: ms(longest), goal: '<= 150 ms' }
  }
}
