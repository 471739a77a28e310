import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import { useGetTransfers } from '#src/api/generated/hooks/transfers/transfers.ts'
import { RouteLink } from '#src/components/links/ButtonLink.tsx'
import { recentPayees } from '#src/features/transactions/payees.ts'
import { paths } from '#src/paths.ts'
import { color, radius, space, text } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Disc, Monogram } from '#src/ui/text/Monogram.tsx'
import { PlusIcon } from '#src/ui/text/NavigationIcons.tsx'
import { SmallTextOnDark } from '#src/ui/text/OnDark.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'

const Part = styled.section`
  padding-block-start: ${space.sm};
  border-block-start: 1px solid ${color.sidebarRule};
  h3 {
    color: ${color.onSidebarMuted};
    font-size: ${text.small};
    font-weight: 500;
  }
`
/** Same height while payees load. */
const Payees = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 4.25rem));
  min-height: 5.25rem;
  margin-block-start: ${space.xxs};
`
const Payee = styled(RouteLink)`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 6px;
  height: 100%;
  padding-block: ${space.xs} ${space.xxs};
  border-radius: ${radius.control};
  color: ${color.onSidebar};
  font-size: ${text.small};
  line-height: 1.3;
  text-decoration: none;
  bdi {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-hovered] {
    background: ${color.heroRaised};
  }
  &[data-focus-visible] {
    outline: 2px solid ${color.sidebarFocus};
    outline-offset: -2px;
  }
`

const shown = 4

/** Offers only a new payee while the payees load, if they fail to, and if there are none. */
export function SendTo() {
  const { data, isError, isFetching, refetch } = useGetTransfers()
  const payees = recentPayees(data?.transactions ?? [], shown)
  return (
    <Part aria-labelledby="send-to">
      <h3 id="send-to">{t({ message: 'Send to', comment: 'Payees follow' })}</h3>
      <Payees>
        {payees.map(
          ({ id, act_hold_name: name }) =>
            id !== undefined && (
              <li key={id}>
                <Payee to={paths.dashboard.send({ payee: id })}>
                  <Monogram name={name} size="large" />
                  <bdi aria-hidden="true">{name.trim().split(/\s+/)[0]}</bdi>
                  <VisuallyHidden>{t`Send to ${name}`}</VisuallyHidden>
                </Payee>
              </li>
            ),
        )}
        <li>
          <Payee to={paths.dashboard.send()} state={{ isNewPayee: true }}>
            <Disc data-size="large">
              <PlusIcon />
            </Disc>
            <span>
              <Trans comment="All of it is read out, but what is between the tags is not visible">
                New<VisuallyHidden> payee</VisuallyHidden>
              </Trans>
            </span>
          </Payee>
        </li>
      </Payees>
      {isError && (
        <SmallTextOnDark>
          <span>{t`We couldn't load your payees.`}</span>
          <Button variant="quiet" isPending={isFetching} onPress={() => void refetch()}>
            {t`Retry`}
          </Button>
        </SmallTextOnDark>
      )}
    </Part>
  )
}
