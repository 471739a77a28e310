import { useNavigate } from 'react-router-dom'
import type { VerificationStep } from '#src/features/auth/model.ts'
import { paths } from '#src/paths.ts'
import { beginVerification } from '#src/session/session.ts'
import { notify } from '#src/ui/feedback/toast.ts'

export function useVerificationStep(): (step: VerificationStep) => void {
  const navigate = useNavigate()
  return ({ kind, message, isRefusal, token, status }) => {
    beginVerification(token, status)
    if (isRefusal) notify.warning(message)
    else notify.success(message)
    void navigate(kind === 'verification' ? paths.auth.verification() : paths.auth.underReview())
  }
}
