import { useState } from 'react'
import { ExchangeDetails } from '#mocks/devtools/panel/ExchangeDetails.tsx'
import { Actions, Note, Rows, Stack } from '#mocks/devtools/panel/parts.tsx'
import { filtered, traffic } from '#mocks/devtools/traffic.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { SearchField } from '#src/ui/SearchField.tsx'
import { useSignal } from '#src/ui/useSignal.ts'

export function Traffic() {
  const entries = useSignal(traffic)
  const [text, setText] = useState('')
  const [isBroken, setBroken] = useState(false)
  if (entries.length === 0) return <p>This tab has not called the bank yet.</p>
  const shown = filtered(entries, text, isBroken)
  return (
    <Stack>
      <Actions>
        <Note>The calls of this tab, newest first. Tokens, passwords and PINs are shown as they were sent.</Note>
        <Button variant="secondary" onPress={() => traffic.set([])}>
          Clear the list of calls
        </Button>
      </Actions>
      <Actions>
        <SearchField label="Operation, field, status or failure" value={text} onChange={setText} />
      </Actions>
      <Checkbox isSelected={isBroken} onChange={setBroken}>
        Only what breaks the contract
      </Checkbox>
      <p role="status">{shown.length < entries.length && `${shown.length} of ${entries.length} calls`}</p>
      <Rows aria-label="Calls">
        {shown.map((entry) => (
          <ExchangeDetails key={entry.id} entry={entry} />
        ))}
      </Rows>
    </Stack>
  )
}
