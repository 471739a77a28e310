import type { ReactNode } from 'react'
import { monthInWords } from '#src/features/account/months.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

export interface ChartTableProps {
  caption: string
  heads: readonly string[]
  /** `month` is `YYYY-MM`; as many cells as heads. */
  rows: readonly { month: string; cells: readonly ReactNode[] }[]
}

export function ChartTable({ caption, heads, rows }: ChartTableProps) {
  return (
    <VisuallyHidden>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ month, cells }) => (
            <tr key={month}>
              <th scope="row">{monthInWords(month)}</th>
              {cells.map((cell, column) => (
                <td key={heads[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}
