import { useState } from 'react'
import styled from 'styled-components'
import type { Outcome } from '#src/api/reading/outcome.ts'
import * as texts from '#src/texts/common.ts'
import { media } from '#src/theme/media.ts'
import { space } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/Button.tsx'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.md};
  @media ${media.narrow} {
    > button {
      flex: 1 1 auto;
    }
    > [role='status'] {
      flex: 1 0 100%;
    }
  }
`

export interface ResendCodeProps {
  resend: () => Promise<Outcome<unknown> | undefined>
  isPending: boolean
}

export function ResendCode({ resend, isPending }: ResendCodeProps) {
  const [result, setResult] = useState('')

  async function press(): Promise<void> {
    const outcome = await resend()
    if (outcome !== undefined) setResult(outcome.kind === 'success' ? texts.codeSent : texts.somethingWentWrong)
  }

  return (
    <Line>
      <p>Nothing yet? Check your spam folder.</p>
      <Button variant="secondary" isPending={isPending} onPress={() => void press()}>
        Resend code
      </Button>
      <span role="status">{isPending ? texts.pleaseWait : result}</span>
    </Line>
  )
}
