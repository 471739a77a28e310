import { isoDay } from '#src/lib/dates.ts'

/** Adds the period to the name, or today's date. The byte order mark makes spreadsheets read UTF-8. */
export async function downloadCsv(
  name: string,
  csv: string | Promise<string>,
  period = isoDay(new Date()),
): Promise<void> {
  download(`${name}-${period}.csv`, new Blob(['\uFEFF', await csv], { type: 'text/csv;charset=utf-8' }))
}

export function download(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers fetch the URL after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
