import { isoDay } from '#src/lib/dates.ts'

/** Hands a CSV text to the browser as a file of today. The byte order mark makes spreadsheets read it as UTF-8. */
export function downloadCsv(name: string, csv: string): void {
  download(`${name}-${isoDay(new Date())}.csv`, new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }))
}

/** Hands a file to the browser, which saves it under the name. */
export function download(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers fetch the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
