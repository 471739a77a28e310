import { createContext, use, useCallback } from 'react'
import { emptyDraft, type DetailTexts, type TransferDetails } from '#src/features/transfers/details.ts'
import { keptDraft, transferReducer, type Transfer, type TransferEvent } from '#src/features/transfers/model.ts'
import { createSignal, type Signal } from '#src/lib/signal.ts'
import { useSignal } from '#src/ui/hooks.ts'

export interface TransferStore extends Omit<Signal<Transfer>, 'set'> {
  /** Returns the new state, so that the caller can act on it exactly once. */
  dispatch: (event: TransferEvent) => Transfer
  isOnScreen: () => boolean
}

/** One per visit. Outside React: responses arrive between renders and must see the latest state. */
export function createTransferStore(
  isOnScreen: TransferStore['isOnScreen'],
  draft: TransferDetails = emptyDraft,
): TransferStore {
  const { set, ...state } = createSignal<Transfer>({ step: 'details', draft })
  return {
    ...state,
    dispatch: (event) => {
      set(transferReducer(state.get(), event))
      return state.get()
    },
    isOnScreen,
  }
}

export const TransferContext = createContext<TransferStore | undefined>(undefined)

export function useTransfer(): TransferStore {
  const store = use(TransferContext)
  if (store === undefined) throw new Error('This screen is not part of the transfer flow.')
  return store
}

export function useTransferState(): Transfer {
  return useSignal(useTransfer())
}

export function useDraft(): TransferDetails {
  return keptDraft(useTransferState())
}

export function useEdit(): (changes: Partial<TransferDetails>) => void {
  const { dispatch } = useTransfer()
  return (changes) => dispatch({ type: 'edited', changes })
}

/** Stable while the text is: a key renders only its own field. */
export function useDraftField(name: keyof DetailTexts) {
  const store = useTransfer()
  const { get, dispatch } = store
  const value = useSignal(store, (state) => keptDraft(state)[name])
  const onChange = useCallback(
    (text: string) => void dispatch({ type: 'edited', changes: { ...keptDraft(get()), [name]: text } }),
    [get, dispatch, name],
  )
  return { name, value, onChange }
}
