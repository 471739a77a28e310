import type { Exchange } from '#tests/conformance/exchange.ts'
import { factsAgree } from '#tests/conformance/rules/agreement.ts'
import type { Scenario, Steps } from '#tests/conformance/scenario.ts'

export function noteTime({ context }: Steps, row: Record<string, unknown> | undefined, seen: Exchange) {
  const date = row?.['date'] ?? row?.['created_at']
  const id = seen.operation?.id ?? ''
  if (typeof date !== 'string' || context.clocks.has(id)) return
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?$/.exec(date) ?? []
  // A day may be written with midnight.
  if (day === undefined || time === undefined || time.startsWith('00:00')) return
  const minutes = (Date.parse(`${day}T${time}Z`) - (context.settings.now?.() ?? new Date()).getTime()) / 60_000
  context.clocks.set(id, { minutes, date, exchange: seen })
}

/** Time zones are between eleven hours behind and fourteen ahead, in steps of a quarter of an hour. */
function flawOf(minutes: number, date: string, now: Date): string | undefined {
  if (minutes < -11.5 * 60 || minutes > 14.5 * 60) return `about ${now.toISOString()}`
  const [, month, minute] = /^\d{4}-(\d\d)-\d\d[ T]\d\d:(\d\d)/.exec(date) ?? []
  const fromQuarter = Math.abs(minutes - 15 * Math.round(minutes / 15))
  return month === minute && fromQuarter > 2 ? 'minutes, which are not those of the month' : undefined
}

export const clocks: Scenario = {
  name: 'the times of new rows',
  uses: ['getAccount'],
  rules: [factsAgree],
  run: ({ context, judge }) => {
    const all = [...context.clocks.values()].sort((a, b) => a.minutes - b.minutes)
    const middle = all[Math.floor((all.length - 1) / 2)]
    if (middle === undefined) return
    for (const { minutes, date, exchange } of all) {
      const flaw = flawOf(minutes, date, context.settings.now?.() ?? new Date())
      if (flaw !== undefined)
        judge(factsAgree, { what: 'the time of a new row', here: date, there: flaw, elsewhere: 'the clock' }, exchange)
      const isOther = Math.abs(minutes - middle.minutes) >= 20
      const there = isOther ? `about ${middle.date}` : date
      const elsewhere = middle.exchange.operation?.id ?? ''
      judge(factsAgree, { what: 'the time of a new row', here: date, there, elsewhere }, exchange)
    }
  },
}
