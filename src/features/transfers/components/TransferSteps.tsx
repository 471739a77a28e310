import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { space } from '#src/theme/tokens.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Stack } from '#src/ui/Columns.tsx'
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

/**
 * Beside the form: the transfer so far, and what happens next. Below it, where windows are narrow, the former would only
 * repeat it. `currency` is the account's symbol.
 */
export function TransferSteps({ currency }: { currency: string }) {
  const isBeside = useMedia(media.desktop)
  return (
    <Stack>
      {isBeside && (
        <Panel title="Your transfer">
          <DescriptionList
            rows={[
              { term: 'To', detail: <Payee /> },
              { term: 'You send', detail: <AmountSent currency={currency} /> },
            ]}
          />
        </Panel>
      )}
      <Panel title="How it works">
        <List>
          <li>Choose someone you've paid before, or enter a new payee.</li>
          <li>Check the amount, the fee and what the payee receives.</li>
          <li>Confirm with your 4-digit PIN. Nothing is sent before that.</li>
        </List>
      </Panel>
    </Stack>
  )
}

/** Apart from the panel, since it renders with every key of the name. */
function Payee() {
  const payee = useDraft(({ act_hold_name }) => act_hold_name.trim())
  return payee === '' ? '–' : <bdi>{payee}</bdi>
}

function AmountSent({ currency }: { currency: string }) {
  return <Amount minor={useDraft(({ amount }) => amount)} currency={currency} />
}
