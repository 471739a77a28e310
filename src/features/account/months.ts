import { monthAndYear, monthName, shortMonthName } from '#src/lib/dates.ts'

function firstDay(month: string): Date {
  const [year, number] = month.split('-').map(Number)
  return new Date(year ?? 0, (number ?? 1) - 1, 1)
}

export function shortMonth(month: string): string {
  return shortMonthName(firstDay(month))
}

export function monthInWords(month: string): string {
  return monthAndYear(firstDay(month))
}

function monthNameOf(month: string): string {
  return monthName(firstDay(month))
}

export function monthSoFar(month: string): string {
  return `${monthNameOf(month)} so far`
}
