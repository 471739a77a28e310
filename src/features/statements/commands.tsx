import type { Command } from '#src/components/page/command.ts'
import { monthAndYear, monthOf } from '#src/lib/dates.ts'
import { paths } from '#src/paths.ts'
import { FileIcon } from '#src/ui/text/NavigationIcons.tsx'
import { newVisit } from './visit.ts'

export function statementCommands(now: Date): Command[] {
  return ["This month's statement", "Last month's statement"].map((label, back) => {
    const month = new Date(now.getFullYear(), now.getMonth() - back, 1)
    return {
      id: label,
      label,
      notes: [monthAndYear(month)],
      image: <FileIcon />,
      to: `${paths.dashboard.statements()}?month=${monthOf(month)}`,
      state: newVisit(),
    }
  })
}
