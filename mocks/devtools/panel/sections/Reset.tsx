import { useBank } from '#mocks/devtools/panel/BankContext.ts'
import { Actions, Note } from '#mocks/devtools/panel/parts.tsx'
import { seed } from '#mocks/seed/seed.ts'
import { Button } from '#src/ui/buttons/Button.tsx'

export function Reset() {
  const { act } = useBank()
  return (
    <>
      <Note>The bank goes back to its first day, in every tab.</Note>
      <Actions>
        <Button variant="secondary" onPress={() => void act(seed).then(() => location.reload())}>
          Reset the bank
        </Button>
      </Actions>
    </>
  )
}
