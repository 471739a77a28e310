import { Button } from './Button.tsx'
import { downloadCsv } from './download.ts'
import { DownloadIcon } from './NavigationIcons.tsx'

export interface ExportButtonProps {
  name: string
  csv: () => string | Promise<string>
  isDisabled?: boolean | undefined
}

export function ExportButton({ name, csv, isDisabled = false }: ExportButtonProps) {
  async function exportCsv(): Promise<void> {
    downloadCsv(name, await csv())
  }
  return (
    <Button variant="secondary" icon={<DownloadIcon />} isDisabled={isDisabled} onPress={() => void exportCsv()}>
      Export CSV
    </Button>
  )
}
