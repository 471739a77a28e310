import { lazy, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import styled from 'styled-components'
import { useCloseDetails } from '#src/features/transactions/selection.ts'
import { space } from '#src/theme/tokens.ts'
import { Drawer } from '#src/ui/Drawer.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { CloseIcon } from '#src/ui/NavigationIcons.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import type { TransactionFactsProps } from './TransactionFacts.tsx'

// With the receipt they weigh as much as a page, and most visits open none.
const TransactionFacts = lazy(async () => ({
  default: (await import('./TransactionFacts.tsx')).TransactionFacts,
}))

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${space.xs} ${space.xs} ${space.xs} ${space.lg};
`
const Body = styled.div`
  padding: 0 ${space.lg} ${space.lg};
`

/** The details of the page's open transaction. */
export function TransactionDetails(props: TransactionFactsProps) {
  const close = useCloseDetails()
  return (
    <Drawer isOpen onClose={close} label="Transaction details" placement="end">
      <Head>
        <h2>Details</h2>
        <IconButton label="Close details" onPress={close}>
          <CloseIcon />
        </IconButton>
      </Head>
      <Body>
        <ErrorBoundary fallback={<p>We couldn't load the details.</p>}>
          <Suspense fallback={<Skeleton lines={6} height={32} />}>
            <TransactionFacts {...props} />
          </Suspense>
        </ErrorBoundary>
      </Body>
    </Drawer>
  )
}
