import { useEffect } from 'react'
import styled from 'styled-components'
import { focusHeading } from '#src/components/page/Page.tsx'
import { useCloseDetails } from '#src/features/transactions/selection.ts'
import { size, space } from '#src/theme/tokens.ts'
import { surfaceStyle } from '#src/ui/layout/Columns.tsx'
import { DrawerBody, DrawerHead } from '#src/ui/overlays/DrawerHead.tsx'
import { Drawer } from '#src/ui/overlays/overlays.tsx'
import { TransactionFacts, type TransactionFactsProps } from './TransactionFacts.tsx'

const Docked = styled.section`
  position: sticky;
  inset-block-start: calc(${size.notices} + ${size.topBar} + ${space.md});
  max-height: calc(100dvh - ${size.notices} - ${size.topBar} - 2 * ${space.md});
  overflow-y: auto;
  ${surfaceStyle}
`

export interface TransactionDetailsProps extends TransactionFactsProps {
  isDocked?: boolean
}

export function TransactionDetails({ isDocked = false, ...facts }: TransactionDetailsProps) {
  const closeDrawer = useCloseDetails()
  const close = (): void => {
    if (isDocked) focusOpenRow()
    closeDrawer()
  }
  useEffect(() => {
    if (!isDocked) return undefined
    const follow = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close()
    }
    document.addEventListener('keydown', follow)
    return () => document.removeEventListener('keydown', follow)
  })
  const content = (
    <>
      <DrawerHead title="Details" closeLabel="Close details" onClose={close} />
      <DrawerBody>
        <TransactionFacts {...facts} />
      </DrawerBody>
    </>
  )
  return isDocked ? (
    <Docked aria-label="Transaction details">{content}</Docked>
  ) : (
    <Drawer onClose={close} label="Transaction details" placement="end">
      {content}
    </Drawer>
  )
}

/** The close button unmounts with the focus. If its row is out of the list, the heading gets the focus. */
function focusOpenRow(): void {
  const row = document.querySelector<HTMLElement>('main li [aria-current]')
  if (row === null) focusHeading()
  else row.focus()
}
