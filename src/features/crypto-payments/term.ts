import { spelledDate } from '#src/lib/dates.ts'

/** "12 months, until 26 November 2027 if it starts today", or the term alone if it does not count months. */
export function termFrom(term: string, now: Date): string {
  const months = /^(\d{1,3}) months?$/.exec(term)?.[1]
  if (months === undefined) return term
  const end = new Date(now)
  end.setMonth(now.getMonth() + Number(months))
  // `setMonth` turns 31 February into 3 March; the term ends on the last day of February.
  if (end.getDate() !== now.getDate()) end.setDate(0)
  return `${term}, until ${spelledDate(end)} if it starts today`
}
