import styled from 'styled-components'
import { TextLink } from '#src/components/TextLink.tsx'
import { paths } from '#src/paths.ts'
import { color, size, space } from '#src/theme/tokens.ts'
import { CheckIcon } from '#src/ui/Icon.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  column-gap: ${space.md};
`
const Step = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  min-height: ${size.target};
`
const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 2px solid ${color.border};
  border-radius: 50%;
  &[data-done] {
    border-color: ${color.success};
    background: ${color.successTint};
    color: ${color.success};
  }
`

export interface GettingStartedProps {
  isEmailVerified: boolean
  isIdentityVerified: boolean
  hasPin: boolean
}

/** What a customer without a transaction has done so far, and the next step. */
export function GettingStarted({ isEmailVerified, isIdentityVerified, hasPin }: GettingStartedProps) {
  const steps = [
    { label: 'Email verified', isDone: isEmailVerified },
    { label: 'Identity verified', isDone: isIdentityVerified, to: paths.dashboard.kyc() },
    { label: 'PIN created', isDone: hasPin, to: paths.dashboard.createPin() },
    { label: 'First money added', isDone: false, to: paths.dashboard.addFunds() },
  ]
  return (
    <Steps>
      {steps.map(({ label, isDone, to }) => (
        <Step key={label}>
          <Mark data-done={isDone || undefined}>{isDone && <CheckIcon size={14} />}</Mark>
          {isDone || to === undefined ? label : <TextLink to={to}>{label}</TextLink>}
          <VisuallyHidden>{isDone ? ', done' : ', to do'}</VisuallyHidden>
        </Step>
      ))}
    </Steps>
  )
}
