import { type ReactNode, useState } from 'react'
import { DownloadIcon } from '#src/ui/text/NavigationIcons.tsx'
import { Button } from './Button.tsx'
import { downloadCsv } from './download.ts'

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
      {label}
    </Button>
  )
}
