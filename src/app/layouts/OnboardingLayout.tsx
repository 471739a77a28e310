import { t } from '@lingui/core/macro'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { OnboardingSteps } from '#src/components/page/OnboardingSteps.tsx'
import { paths } from '#src/paths.ts'
import { media } from '#src/theme/media.ts'
import { space } from '#src/theme/tokens.ts'
import { OnDark } from '#src/ui/text/OnDark.tsx'
import { AuthLayout, BrandSentence } from './AuthLayout.tsx'

const Journey = styled.div`
  padding-block-end: ${space.sm};
  @media ${media.desktop} {
    display: grid;
    gap: 40px;
    align-self: center;
    padding-block: ${space.lg};
  }
`
const Title = styled(BrandSentence)`
  max-width: 14ch;
  @media ${media.compact} {
    display: none;
  }
`

const addresses = [paths.auth.signUp(), paths.auth.verify(''), paths.auth.account()] as const

export function Component() {
  const { pathname } = useLocation()
  const step = addresses.findIndex((start) => pathname.startsWith(start))
  const isUnderReview = pathname === paths.auth.underReview()
  return (
    <AuthLayout>
      <OnDark>
        <Journey>
          <Title aria-hidden="true">{t`Four steps to your account.`}</Title>
          <OnboardingSteps inPanel current={step} isUnderReview={isUnderReview} />
        </Journey>
      </OnDark>
    </AuthLayout>
  )
}
