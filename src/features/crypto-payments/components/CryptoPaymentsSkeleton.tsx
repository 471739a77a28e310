import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Columns, Stack } from '#src/ui/layout/Columns.tsx'
import { Panel } from '#src/ui/layout/Panel.tsx'
import { SmallText } from '#src/ui/text/Text.tsx'
import type { CryptoPaymentsHead } from './CryptoPayments.tsx'

export function CryptoPaymentsSkeleton({ eyebrow, title, instruction }: CryptoPaymentsHead) {
  return (
    <Columns $hasNarrowSide>
      <Panel eyebrow={eyebrow} title={title}>
        <Stack>
          {instruction !== undefined && <SmallText>{instruction}</SmallText>}
          <Skeleton shape="form" lines={4} />
        </Stack>
      </Panel>
    </Columns>
  )
}
