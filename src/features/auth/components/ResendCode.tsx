import { useState } from 'react'
import styled from 'styled-components'
import type { Outcome } from '#src/api/reading/outcome.ts'
import { texts } from '#src/texts/common.ts'
import { space } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/Button.tsx'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.md};
`

export interface ResendCodeProps {
  /** Undefined while a request is pending. */
  resend: () => Promise<Outcome<unknown> | undefined>
}

/** The result is always shown, so that nobody waits for a code that was not sent. */
export function ResendCode({ resend }: ResendCodeProps) {
  const [progress, setProgress] = useState('')

  async function press(): Promise<void> {
    setProgress(texts.pleaseWait)
    const outcome = await resend()
    if (outcome !== undefined) setProgress(outcome.kind === 'success' ? texts.codeSent : texts.somethingWentWrong)
  }

  return (
    <Line>
      <Button variant="secondary" onPress={() => void press()}>
        Resend code
      </Button>
      <span role="status">{progress}</span>
    </Line>
  )
}
