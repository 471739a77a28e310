import { Button } from '#src/ui/Button.tsx'
import { Cluster, Stack } from '#src/ui/Columns.tsx'
import { Waiting } from '#src/ui/Waiting.tsx'

interface Props {
  what: string
  onCancel: () => void
}

/** Another tab, or a page that was left, is sending an order. */
export function WaitingForOther({ what, onCancel }: Props) {
  return (
    <Stack>
      <Waiting>{`Another ${what} of yours is still being sent. This one waits for it.`}</Waiting>
      <Cluster>
        <Button variant="secondary" onPress={onCancel}>
          {`Don't send this ${what}`}
        </Button>
      </Cluster>
    </Stack>
  )
}
