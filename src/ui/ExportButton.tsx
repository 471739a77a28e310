import { Button } from './Button.tsx'
import { downloadCsv } from './download.ts'
import { DownloadIcon } from './NavigationIcons.tsx'

export interface ExportButtonProps {
  /** What the file is called; the day and the ending are added. */
  name: string
  /** Writes the file's text. Called when the button is pressed, never before. */
  csv: () => string
  isDisabled?: boolean | undefined
}

/** Saves what a list shows as a file of comma-separated values. */
export function ExportButton({ name, csv, isDisabled = false }: ExportButtonProps) {
  return (
    <Button
      variant="secondary"
      icon={<DownloadIcon />}
      isDisabled={isDisabled}
      onPress={() => downloadCsv(name, csv())}
    >
      Export CSV
    </Button>
  )
}
