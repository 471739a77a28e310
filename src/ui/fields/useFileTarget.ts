import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent as ReactDragEvent } from 'react'

const hasFiles = ({ dataTransfer }: Pick<DragEvent, 'dataTransfer'>): boolean =>
  dataTransfer?.types.includes('Files') === true

/** The browser would open a file dropped beside the target, and the page with its typed text would be lost. */
function refuse(event: DragEvent): void {
  if (event.defaultPrevented || !hasFiles(event)) return
  event.preventDefault()
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
}

/** Safari otherwise pastes only into fields. */
const allowPaste = (event: Event): void => event.preventDefault()

/** Takes the files that are dropped or pasted on an element, also a screenshot or another page's image. */
export function useFileTarget(take: (files: FileList) => void) {
  const ref = useRef<HTMLDivElement>(null)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const target = ref.current
    target?.addEventListener('beforepaste', allowPaste)
    addEventListener('dragover', refuse)
    addEventListener('drop', refuse)
    return () => {
      target?.removeEventListener('beforepaste', allowPaste)
      removeEventListener('dragover', refuse)
      removeEventListener('drop', refuse)
    }
  }, [])
  function takeOver(event: ReactDragEvent): void {
    if (!hasFiles(event)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setOver(true)
  }
  return {
    ref,
    isOver,
    targetProps: {
      onPaste(event: ClipboardEvent) {
        const { files } = event.clipboardData
        if (files.length === 0) return
        event.preventDefault()
        take(files)
      },
      onDragEnter: takeOver,
      onDragOver: takeOver,
      onDragLeave({ currentTarget, relatedTarget }: ReactDragEvent) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      },
      onDrop(event: ReactDragEvent) {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      },
    },
  }
}
