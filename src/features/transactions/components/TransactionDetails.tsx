import { useCloseDetails } from '#src/features/transactions/selection.ts'
import { Drawer, DrawerBody } from '#src/ui/overlays/Drawer.tsx'
import { DrawerHead } from '#src/ui/overlays/DrawerHead.tsx'
import { TransactionFacts, type TransactionFactsProps } from './TransactionFacts.tsx'

export function TransactionDetails(facts: TransactionFactsProps) {
  const close = useCloseDetails()
  return (
    <Drawer isOpen onClose={close} label="Transaction details" placement="end">
      <DrawerHead title="Details" closeLabel="Close details" onClose={close} />
      <DrawerBody>
        <TransactionFacts {...facts} />
      </DrawerBody>
    </Drawer>
  )
}
