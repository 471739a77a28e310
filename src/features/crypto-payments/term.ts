import { spelledDate } from '#src/lib/dates.ts'

/** Undefined if the term does not count months. */
export function monthsOf(term: string): number | undefined {
  const months = /^(\d{1,3}) months?$/.exec(term)?.[1]
  return months === undefined ? undefined : Number(months)
}

export function endAfter(months: number, now: Date): Date {
  const end = new Date(now)
  end.setMonth(now.getMonth() + months)
  // `setMonth` turns 31 February into 3 March; the term ends on the last day of February.
  if (end.getDate() !== now.getDate()) end.setDate(0)
  return end
}

/** "12 months, until 26 November 2027 if it starts today", or the term alone if it does not count months. */
export function termFrom(term: string, now: Date): string {
  const months = monthsOf(term)
  return months === undefined ? term : `${term}, until ${spelledDate(endAfter(months, now))} if it starts today`
}
