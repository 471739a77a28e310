import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(() => matchMedia('print').matches)
  useEffect(() => {
    const print = matchMedia('print')
    const begin = (): void => flushSync(() => setPrinting(true))
    const end = (): void => setPrinting(false)
    const follow = (): void => (print.matches ? begin() : end())
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    print.addEventListener('change', follow)
    // Printing may have begun since the first render.
    setPrinting(print.matches)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
      print.removeEventListener('change', follow)
    }
  }, [])
  return isPrinting
}
