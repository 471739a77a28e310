import styled from 'styled-components'
import { paths } from '#src/app/paths.ts'
import type { Failure } from '#src/features/transfers/model.ts'
import { texts } from '#src/texts.ts'
import { space } from '#src/theme/tokens.ts'
import { Banner } from '#src/ui/Banner.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`

/** An order that did not go through. It is never sent again by itself; the customer decides, and enters the PIN anew. */
export function Unsent({ failure, onResume }: { failure: Failure; onResume: () => void }) {
  const isUnknown = failure.kind === 'unknown'
  return (
    <>
      <Banner tone="danger">{failure.message}</Banner>
      <p>
        {isUnknown
          ? `The bank did not answer as it should, so the transfer may have been ordered all the same. Look at ${texts.statements.title} before you try again.`
          : 'The bank did not take the order. Your details are still here.'}
      </p>
      <Actions>
        {isUnknown && <ButtonLink to={paths.dashboard.statements()}>{texts.statements.title}</ButtonLink>}
        <Button variant={isUnknown ? 'secondary' : 'primary'} onPress={onResume}>
          Try again with the PIN
        </Button>
        <ButtonLink to={paths.dashboard.sendConfirm()} variant="quiet">
          Back to the details
        </ButtonLink>
      </Actions>
    </>
  )
}
