import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { isTouched } from '#src/features/transfers/details.ts'
import { noTransfer, transfer } from '#src/features/transfers/model.ts'
import type { TransferEvent } from '#src/features/transfers/model.ts'
import { TransferContext } from '#src/features/transfers/components/transferContext.ts'
import { useLeaveWarning } from '#src/components/useLeaveWarning.ts'

/** Holds the transfer above its three screens. It lives in memory only: a reload, or going elsewhere, ends it. */
export function TransferFlow() {
  const [state, setState] = useState(noTransfer)
  // Answers arrive between renders, and what they lead to must not depend on which of them has been drawn.
  const latest = useRef(noTransfer)

  const tell = useCallback((event: TransferEvent) => {
    latest.current = transfer(latest.current, event)
    setState(latest.current)
    return latest.current
  }, [])

  // A PIN that is accepted after the customer has left must not send anything.
  useEffect(
    () => () => {
      latest.current = noTransfer
    },
    [],
  )

  useLeaveWarning(state.step === 'details' ? isTouched(state.draft) : state.step !== 'done')
  const machine = useMemo(() => ({ state, tell }), [state, tell])
  return (
    <TransferContext value={machine}>
      <Outlet />
    </TransferContext>
  )
}
