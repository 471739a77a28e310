import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { space } from '#src/theme/tokens.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { DescriptionList } from '#src/ui/DescriptionList.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { useMedia } from '#src/ui/useMedia.ts'
import { useDraft } from './transferContext.ts'

const List = styled.ol`
  display: grid;
  gap: ${space.sm};
  padding-inline-start: ${space.md};
  list-style: decimal;
`

export interface TransferStepsProps {
  currency: string
  isFirst: boolean
}

/** On compact windows there is no summary, since the form is directly above. */
export function TransferSteps({ currency, isFirst }: TransferStepsProps) {
  const isBeside = useMedia(media.desktop)
  return (
    <>
      {isBeside && (
        <Panel title="Your transfer">
          <DescriptionList
            isCompact
            rows={[
              { term: 'To', detail: <Payee /> },
              { term: 'You send', detail: <AmountSent currency={currency} /> },
              { term: 'Fee', detail: 'On the next page' },
            ]}
          />
        </Panel>
      )}
      {isFirst && (
        <Panel title="How it works">
          <List>
            <li>Enter the payee and the amount.</li>
            <li>Check the fee and what the payee receives.</li>
            <li>Confirm with your 4-digit PIN. Nothing is sent before that.</li>
          </List>
        </Panel>
      )}
    </>
  )
}

/** Separate from the panel, since it renders with every key of the name. */
function Payee() {
  const payee = useDraft(({ act_hold_name }) => act_hold_name.trim())
  return payee === '' ? '–' : <bdi>{payee}</bdi>
}

function AmountSent({ currency }: { currency: string }) {
  return <Amount minor={useDraft(({ amount }) => amount)} currency={currency} />
}
