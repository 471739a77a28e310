import type { OrderId } from '#src/api/generated/operations.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Waiting } from '#src/ui/feedback/Waiting.tsx'
import { Cluster, Stack } from '#src/ui/layout/Columns.tsx'
import { orderKinds } from './words.ts'

interface Props {
  operation: OrderId
  onCancel: () => void
}

/** Another tab, or a page that was left, is sending an order. */
export function WaitingForOther({ operation, onCancel }: Props) {
  const { wait, cancel } = orderKinds[operation]
  return (
    <Stack>
      <Waiting>{wait}</Waiting>
      <Cluster>
        <Button variant="secondary" onPress={onCancel}>
          {cancel}
        </Button>
      </Cluster>
    </Stack>
  )
}
