import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useGetAccountSuspense } from '#src/api/generated/hooks/account/account.ts'
import { RouteLink } from '#src/components/links/ButtonLink.tsx'
import { HelpLink } from '#src/components/links/HelpLink.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { isAccountOpen } from '#src/features/transactions/isAccountOpen.ts'
import type { TransferStep } from '#src/features/transfers/model.ts'
import { paths } from '#src/paths.ts'
import { media } from '#src/theme/media.ts'
import { color, layer, size, space, text } from '#src/theme/tokens.ts'
import { iconButtonStyle } from '#src/ui/buttons/IconButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Stack } from '#src/ui/layout/Columns.tsx'
import { Stepper } from '#src/ui/layout/Stepper.tsx'
import { ChevronLeftIcon } from '#src/ui/text/NavigationIcons.tsx'
import { SmallText } from '#src/ui/text/Text.tsx'

const steps = [t`Details`, t({ message: 'Check', context: 'step of a transfer' })] as const

function positionOf(step: TransferStep): number {
  if (step === 'details') return 0
  if (step === 'review') return 1
  return step === 'done' ? 3 : 2
}

/** No way back once the PIN has been accepted. */
const back: Partial<Record<TransferStep, string>> = {
  details: paths.dashboard.home(),
  review: paths.dashboard.send(),
  pin: paths.dashboard.sendConfirm(),
  authorization: paths.dashboard.sendConfirm(),
}

/** Sits beside the heading: on compact windows the action bar has no room for it. */
const BackLink = styled(RouteLink)`
  ${iconButtonStyle}
  margin-inline-start: -${space.sm};
  @media ${media.compact} {
    + h1 {
      font-size: ${text.title};
      line-height: 1.2;
    }
  }
  @media ${media.tiny} {
    + h1 {
      font-size: ${text.body};
    }
  }
  @media ${media.desktop} {
    display: none;
  }
`
const Progress = styled.div`
  position: sticky;
  inset-block-start: calc(${size.headStart} + ${size.topBar});
  z-index: ${layer.head};
  display: flex;
  align-items: center;
  gap: ${space.sm};
  margin-block-end: -${space.xxs};
  padding-block-end: ${space.xxs};
  background: ${color.canvas};
  > :first-child {
    flex: 1;
    max-width: none;
  }
  @media ${media.desktop} {
    padding-inline-end: calc((100% - ${space.lg}) / 3 + ${space.lg});
  }
`
const Count = styled(SmallText)`
  line-height: 1;
  @media ${media.desktop} {
    display: none;
  }
`
export interface TransferPageProps {
  title: string
  step: TransferStep
  demands?: number | undefined
  children: ReactNode
}

export function TransferPage({ title, step, demands = 0, children }: TransferPageProps) {
  // The bank demands a code only after the PIN: a further step would change the number of steps.
  const shown = [...steps, demands > 0 ? t({ message: 'Code', context: 'step of a transfer' }) : t`PIN`]
  const total = shown.length
  const current = positionOf(step)
  const position = current + 1
  const to = back[step]
  return (
    <Page
      title={title}
      step={`${step}${demands}`}
      lead={
        to !== undefined && (
          <BackLink to={to} aria-label={t`Back`}>
            <ChevronLeftIcon />
          </BackLink>
        )
      }
    >
      {step !== 'done' && step !== 'unsent' && (
        <Progress data-print="hide">
          <Stepper steps={shown} current={current} label={t`Steps of the transfer`} />
          <Count aria-hidden="true">{t({ message: `${position} of ${total}`, comment: 'Steps of a transfer' })}</Count>
        </Progress>
      )}
      <Stack>{children}</Stack>
    </Page>
  )
}

export function NotOpenNotice() {
  if (isAccountOpen(useGetAccountSuspense().data)) return null
  return (
    <Banner tone="warning">
      <Trans>
        We're opening your account. You can send money once it has a number. Questions? <HelpLink />
      </Trans>
    </Banner>
  )
}
