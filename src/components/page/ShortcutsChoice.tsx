import { storageKeys, write } from '#src/session/storage.ts'
import { useStored } from '#src/session/useStored.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'

export function ShortcutsChoice() {
  return (
    <Checkbox
      isSelected={useStored(storageKeys.shortcuts) !== 'off'}
      onChange={(isOn) => write(storageKeys.shortcuts, isOn ? undefined : 'off')}
      description="Press ? on any page to see them."
    >
      Keyboard shortcuts
    </Checkbox>
  )
}
