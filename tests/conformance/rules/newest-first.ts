import { objectOf } from '#tests/conformance/exchange.ts'
import type { ResponseRule } from '#tests/conformance/rule.ts'
import { isRecord } from '#tests/conformance/schema.ts'

export const newestFirst: ResponseRule = {
  id: 'newest-first',
  about: 'responses',
  level: 'MUST',
  title: 'Histories and lists begin with the newest entry.',
  why: 'The screens show the rows in the order of the response.',
  restsOn: ['something to compare'],
  source: { file: 'schemas/account.yaml', phrase: 'The history, newest first' },
  check: (exchange) => {
    const body = objectOf(exchange)
    if (exchange.operation?.kind !== 'loader' || body === undefined) return undefined
    for (const name of ['transactions', 'notifications']) {
      const rows = Array.isArray(body[name]) ? body[name].filter(isRecord) : []
      const dates = rows.map((row) => row['date'] ?? row['created_at']).filter((date) => typeof date === 'string')
      // Only times of one notation compare as texts.
      if (new Set(dates.map((date) => date.replaceAll(/\d/g, '0'))).size > 1) continue
      const index = dates.findIndex((date, at) => at > 0 && date > (dates[at - 1] ?? date))
      if (index > 0)
        return {
          expected: `${name}[${index - 1}] is not older than ${name}[${index}]`,
          got: `${dates[index - 1] ?? ''} before ${dates[index] ?? ''}`,
        }
    }
    return undefined
  },
}
