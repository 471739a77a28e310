import styled from 'styled-components'
import type { TransactionStatus as Status } from '#src/api/generated/models/transactionStatus.ts'
import { statusWords } from '#src/features/transactions/statusWords.ts'
import { color, text } from '#src/theme/tokens.ts'
import { ClockIcon } from '#src/ui/text/Icon.tsx'
import { CloseIcon } from '#src/ui/text/NavigationIcons.tsx'

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  color: ${color.muted};
  font-size: ${text.small};
  vertical-align: bottom;
  &[data-status='in_progress'] {
    color: ${color.warning};
    font-weight: 500;
  }
  &[data-status='failed'] {
    color: ${color.danger};
    font-weight: 500;
  }
`

export function TransactionStatus({ status }: { status: Status }) {
  if (status === undefined) return <Line>–</Line>
  return (
    <Line data-status={status}>
      {status === 'in_progress' && <ClockIcon size={14} />}
      {status === 'failed' && <CloseIcon size={14} />}
      <span>{statusWords[status]}</span>
    </Line>
  )
}
