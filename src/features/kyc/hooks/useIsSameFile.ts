import { useEffect, useState } from 'react'

/** Whether both files have the same content. False until they are read. */
export function useIsSameFile(first: File | undefined, second: File | undefined): boolean {
  const [same, setSame] = useState<readonly [File, File]>()
  useEffect(() => {
    if (first === undefined || second === undefined || first.size !== second.size) return undefined
    let isCurrent = true
    void Promise.all([bytesOf(first), bytesOf(second)]).then(
      ([one, other]) => {
        if (isCurrent && one.every((byte, index) => byte === other[index])) setSame([first, second])
      },
      // An unreadable file is reported where it is chosen.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [first, second])
  return same !== undefined && same[0] === first && same[1] === second
}

async function bytesOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer())
}
