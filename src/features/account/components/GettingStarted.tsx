import styled from 'styled-components'
import { useGetPinStatus } from '#src/api/generated/hooks/account/account.ts'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { paths } from '#src/paths.ts'
import { color, size, space } from '#src/theme/tokens.ts'
import { CheckIcon } from '#src/ui/text/Icon.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
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
  /** Without a number no funds can come in. */
  isAccountOpen: boolean
}

export function GettingStarted({ isEmailVerified, isIdentityVerified, isAccountOpen }: GettingStartedProps) {
  const { data: pin } = useGetPinStatus()
  const steps = [
    { done: 'Email verified', toDo: 'Verify your email', isDone: isEmailVerified },
    { done: 'Identity verified', toDo: 'Verify your identity', isDone: isIdentityVerified, to: paths.dashboard.kyc() },
    { done: 'PIN created', toDo: 'Create your PIN', isDone: pin?.haspin, to: paths.dashboard.createPin() },
    isAccountOpen
      ? { done: 'Funds added', toDo: 'Add funds', isDone: false, to: paths.dashboard.addFunds() }
      : { done: 'Account opened', toDo: 'Opening your account', isDone: false },
  ]
  return (
    <Steps>
      {steps.map(({ done, toDo, isDone, to }) => (
        <Step key={done}>
          <Mark data-done={isDone || undefined}>{isDone && <CheckIcon size={14} />}</Mark>
          {isDone === false && to !== undefined ? (
            <TextLink to={to}>{toDo}</TextLink>
          ) : (
            <span>{isDone ? done : toDo}</span>
          )}
          {isDone !== undefined && <VisuallyHidden>{isDone ? ', done' : ', to do'}</VisuallyHidden>}
        </Step>
      ))}
    </Steps>
  )
}
