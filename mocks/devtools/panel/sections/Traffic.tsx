import { useSyncExternalStore } from 'react'
import { CallDetails } from '#mocks/devtools/panel/CallDetails.tsx'
import { Actions, Note, Rows, Stack } from '#mocks/devtools/panel/parts.tsx'
import { clearTraffic, subscribeTraffic, traffic } from '#mocks/devtools/traffic.ts'
import { Button } from '#src/ui/Button.tsx'

/** The calls of this tab, newest first. */
export function Traffic() {
  const entries = useSyncExternalStore(subscribeTraffic, traffic)
  if (entries.length === 0) return <p>This tab has not called the bank yet.</p>
  return (
    <Stack>
      <Actions>
        <Note>The calls of this tab, newest first. Tokens, passwords and PINs are shown as they were sent.</Note>
        <Button variant="secondary" onPress={clearTraffic}>
          Clear the list of calls
        </Button>
      </Actions>
      <Rows aria-label="Calls">
        {entries.map((entry) => (
          <CallDetails key={entry.id} entry={entry} />
        ))}
      </Rows>
    </Stack>
  )
}
