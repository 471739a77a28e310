import { t } from '@lingui/core/macro'
import styled from 'styled-components'
import { useGetAccount } from '#src/api/generated/hooks/account/account.ts'
import { useGetProfile } from '#src/api/generated/hooks/profile/profile.ts'
import { config } from '#src/config.ts'
import { spelledDate } from '#src/lib/dates.ts'
import { color, font, space, text } from '#src/theme/tokens.ts'
import { useNow } from '#src/ui/hooks.ts'
import { usePrinting } from '#src/ui/layout/usePrinting.ts'
import { HarbourLight } from '#src/ui/text/Icon.tsx'

const Head = styled.div`
  display: flex;
  align-items: start;
  gap: ${space.sm};
  margin-block: ${space.sm} ${space.lg};
  padding-block-end: ${space.sm};
  border-block-end: 2px solid ${color.brand};
  > svg {
    color: ${color.brand};
  }
  > :last-child {
    margin-inline-start: auto;
    text-align: end;
  }
  b {
    color: ${color.brand};
    font-family: ${font.heading};
    font-size: ${text.title};
  }
`

/** Only on paper. */
export function Letterhead() {
  return usePrinting() && <Content />
}

/** Mounted for each print, so that the date is current. The account is known where a page has loaded it. */
function Content() {
  const now = useNow()
  const user = useGetProfile().data?.user
  const account = useGetAccount({ query: { enabled: false } }).data?.account
  const currency = account?.currency
  const date = spelledDate(now)
  return (
    <Head data-print="only always">
      <HarbourLight size={32} />
      <div>
        <b>{config.bankName}</b>
        <p>{config.legalName}</p>
      </div>
      <div>
        <p>
          <bdi>{user?.fullname}</bdi>
        </p>
        {account?.account_no && <p>{`${config.productName} ${account.account_no}`}</p>}
        {currency && <p>{t`All amounts in ${currency}`}</p>}
        <p>{t({ message: `Printed ${date}`, comment: 'On the letterhead of a printed page' })}</p>
      </div>
    </Head>
  )
}
