import { Line } from './Columns.tsx'
import { Spinner } from './Spinner.tsx'

export function Waiting({ children }: { children: string }) {
  return (
    <Line as="p" role="status">
      <Spinner /> {children}
    </Line>
  )
}
