import { useState } from 'react'
import { isoDay } from '#src/lib/dates.ts'
import { DownloadIcon } from '#src/ui/text/NavigationIcons.tsx'
import { Button } from './Button.tsx'

export interface ExportButtonProps {
  name: string
  /** Replaces today's date in the file's name. */
  period?: () => string | undefined
  csv: () => string | Promise<string>
  isDisabled?: boolean | undefined
}

export function ExportButton({ name, period, csv, isDisabled = false }: ExportButtonProps) {
  const [isPending, setPending] = useState(false)
  async function exportCsv(): Promise<void> {
    setPending(true)
    await downloadCsv(name, csv(), period?.())
    setPending(false)
  }
  return (
    <Button
      variant="secondary"
      icon={<DownloadIcon />}
      isDisabled={isDisabled}
      isPending={isPending}
      onPress={() => void exportCsv()}
    >
      Export CSV
    </Button>
  )
}

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
