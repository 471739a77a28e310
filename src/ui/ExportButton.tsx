import { Button } from './Button.tsx'
import { downloadCsv } from './download.ts'
import { DownloadIcon } from './NavigationIcons.tsx'

export interface ExportButtonProps {
  /** The file's base name. The date and extension are added. */
  name: string
  /** Creates the file's text, only when the button is pressed. */
  csv: () => string
  isDisabled?: boolean | undefined
}

/** Downloads a list as comma-separated values. */
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
