/** Hands a CSV text to the browser as a file. The mark at its beginning tells spreadsheets that it is UTF-8. */
export function downloadCsv(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers fetch the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
