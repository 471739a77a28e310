import styled from 'styled-components'
import { showBalance } from '#src/session/balanceVisibility.ts'
import { media } from '#src/theme/media.ts'
import { Button } from '#src/ui/Button.tsx'
import { EyeIcon } from '#src/ui/Icon.tsx'
import { useMedia } from '#src/ui/useMedia.ts'
import { ChartSection, flowHead } from './ChartSection.tsx'

const Center = styled.div`
  display: grid;
  flex: 1;
  place-content: center;
`

/** Replaces the chart, whose bars would reveal the hidden amounts. */
export function HiddenFlow() {
  const isDesktop = useMedia(media.desktop)
  const show = (
    <Button variant="quiet" {...(isDesktop && { icon: <EyeIcon /> })} onPress={() => showBalance(true)}>
      Show amounts
    </Button>
  )
  return isDesktop ? (
    <ChartSection isChart head={flowHead}>
      <Center>{show}</Center>
    </ChartSection>
  ) : (
    <ChartSection
      head={
        <>
          {flowHead}
          {show}
        </>
      }
    />
  )
}
