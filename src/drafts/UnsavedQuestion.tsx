import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import type { UnsavedQuestionProps } from './useUnsavedChanges.ts'

export function UnsavedQuestion({ isOpen, title, text, leaving, staying, onLeave, onStay }: UnsavedQuestionProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      title={title}
      actions={
        <>
          <Button variant="secondary" onPress={onLeave}>
            {leaving}
          </Button>
          <Button onPress={onStay}>{staying}</Button>
        </>
      }
    >
      {text}
    </Dialog>
  )
}
