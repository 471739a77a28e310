import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import styled from 'styled-components'
import type { Outcome } from '#src/api/reading/outcome.ts'
import * as texts from '#src/texts/common.ts'
import { space } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.md};
  > [role='status'] {
    flex: 1 0 100%;
  }
`

export interface ResendCodeProps {
  to: string
  resend: () => Promise<Outcome<unknown> | undefined>
  isPending: boolean
}

export function ResendCode({ to, resend, isPending }: ResendCodeProps) {
  const [isSent, setSent] = useState<boolean>()

  async function press(): Promise<void> {
    const outcome = await resend()
    if (outcome !== undefined) setSent(outcome.kind === 'success')
  }

  return (
    <Line>
      <p>{t`Nothing yet? Check your spam folder.`}</p>
      <Button variant="secondary" isPending={isPending} onPress={() => void press()}>
        {t`Resend code`}
      </Button>
      {isPending ? (
        <p role="status">{texts.pleaseWait}</p>
      ) : isSent === true ? (
        <Banner tone="success">
          <Trans>
            <b>Code Sent</b> to <bdi>{to}</bdi>. Use the newest code.
          </Trans>
        </Banner>
      ) : (
        isSent === false && <Banner tone="danger">{texts.somethingWentWrong}</Banner>
      )}
    </Line>
  )
}
