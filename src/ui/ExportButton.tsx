import { Button } from './Button.tsx'
import { downloadCsv } from './download.ts'
import { DownloadIcon } from './NavigationIcons.tsx'

export interface ExportButtonProps {
  name: string
  csv: () => string
  isDisabled?: boolean | undefined
}

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
