import styled from 'styled-components'
import { AccountNumber } from '#src/features/transactions/components/AccountNumber.tsx'
import type { DetailTexts } from '#src/features/transfers/details.ts'
import { media } from '#src/theme/media.ts'

/** Clips the dot where the bank begins a line. */
const Frame = styled.span`
  display: block;
  overflow-x: clip;
`
const Parts = styled.span`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -1.5ch;
  /* On a phone the bank has its own line, whichever font is used. */
  @media ${media.narrow} {
    flex-direction: column;
  }
`
const Account = styled.span`
  padding-inline-start: 1.5ch;
`
const Bank = styled(Account)`
  &::before {
    content: '·';
    display: inline-block;
    width: 1.5ch;
    margin-inline-start: -1.5ch;
    text-align: center;
  }
`

export function AccountAtBank({ act_no, bank }: Pick<DetailTexts, 'act_no' | 'bank'>) {
  return (
    <Frame>
      <Parts>
        <Account>
          <AccountNumber number={act_no} />
        </Account>{' '}
        <Bank>
          <bdi>{bank}</bdi>
        </Bank>
      </Parts>
    </Frame>
  )
}
