import { useState } from 'react'
import { useBank } from '#mocks/devtools/panel/BankContext.ts'
import { Actions, Note } from '#mocks/devtools/panel/parts.tsx'
import { seed } from '#mocks/seed/seed.ts'
import { Button } from '#src/ui/Button.tsx'

export function Reset() {
  const { act } = useBank()
  const [isSure, setSure] = useState(false)

  async function reset(): Promise<void> {
    await act(seed)
    location.reload()
  }

  return (
    <>
      <Note>The bank goes back to its first day, in every tab.</Note>
      <Actions>
        {isSure ? (
          <>
            <Button variant="secondary" onPress={() => void reset()}>
              Yes, reset the bank
            </Button>
            <Button variant="secondary" onPress={() => setSure(false)}>
              Keep the bank
            </Button>
          </>
        ) : (
          <Button variant="secondary" onPress={() => setSure(true)}>
            Reset the bank
          </Button>
        )}
      </Actions>
    </>
  )
}
