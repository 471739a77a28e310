import { type ReactNode, useState } from 'react'
import { isoDay } from '#src/lib/dates.ts'
import { DownloadIcon } from '#src/ui/text/NavigationIcons.tsx'
import { Button } from './Button.tsx'

export interface ExportButtonProps {
  name: string
  /** Replaces today's date in the file's name. */
  period?: () => string | undefined
  csv: () => string | Promise<string>
  isDisabled?: boolean | undefined
  label?: ReactNode
}

export function ExportButton({ name, period, csv, isDisabled = false, label = 'Export CSV' }: ExportButtonProps) {
  const [isPending, setPending] = useState(false)
  async function exportCsv(): Promise<void> {
    setPending(true)
    // The byte order mark makes spreadsheets read UTF-8.
    const file = new Blob(['\uFEFF', await csv()], { type: 'text/csv;charset=utf-8' })
    download(`${name}-${period?.() ?? isoDay(new Date())}.csv`, file)
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
      {label}
    </Button>
  )
}

function download(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers fetch the URL after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
