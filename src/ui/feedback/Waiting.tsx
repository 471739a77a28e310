import { useIsLong } from '#src/ui/hooks.ts'
import { Line } from '#src/ui/layout/Columns.tsx'
import { Spinner } from './Spinner.tsx'

interface Props {
  children: string
  /** Added after ten seconds. */
  whenLong?: string
}

export function Waiting({ children, whenLong }: Props) {
  const isLong = useIsLong()
  return (
    <Line as="p" role="status">
      <Spinner size={32} /> <span>{isLong && whenLong ? `${children} ${whenLong}` : children}</span>
    </Line>
  )
}
