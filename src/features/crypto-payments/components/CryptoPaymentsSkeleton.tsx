import { Columns, Stack } from '#src/ui/Columns.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { SmallText } from '#src/ui/Text.tsx'
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
