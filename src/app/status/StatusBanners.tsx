import { t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { setReachable, useReachable } from '#src/api/reachable.ts'
import type { Router } from '#src/app/routing/router.ts'
import { isDemonstration } from '#src/components/page/Page.tsx'
import { apiRoot, config } from '#src/config.ts'
import { useKeepsTyped } from '#src/drafts/typedInput.ts'
import { media } from '#src/theme/media.ts'
import { color, layer, space, text } from '#src/theme/tokens.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { useHydrated } from '#src/ui/hooks.ts'
import { publishHeight } from '#src/ui/layout/layout.ts'

/** Sticky, except in windows too short for both the banners and the screen. */
const Region = styled.div`
  > * + * {
    box-shadow: inset 0 1px ${color.rule};
  }
  @media ${media.tall} {
    position: sticky;
    inset-block-start: 0;
    z-index: ${layer.sidebar};
  }
`

const Demonstration = styled.p`
  /* The button of the mock bank is at its end. */
  padding-block: 6px;
  padding-inline: ${space.md} calc(32px + 1.25rem);
  background: ${color.demonstration};
  font-size: ${text.small};
  font-weight: 500;
  text-align: center;
`

export function StatusBanners({ router }: { router: Router }) {
  const isReachable = useReachable()
  useReconnect(isReachable)
  const region = useRef<HTMLDivElement>(null)
  // Prerendered pages have the banner; prepaint.js hides it if the operator is configured.
  const isHydrated = useHydrated()
  const isKnown = isHydrated && config.legalName !== '' && config.contactEmail !== ''

  // Other sticky elements (bars, sidebar, toasts) use this height as an offset.
  useEffect(() => publishHeight(region.current, '--size-notices'), [])

  return (
    <Region ref={region}>
      {isDemonstration && (
        <Demonstration role="status" data-print="always">
          {t`Demonstration: no real bank, no real money`}
        </Demonstration>
      )}
      {!isDemonstration && !isKnown && (
        <div data-anonymous data-print="always">
          <Banner tone="warning" isFull>
            {t`The operator of this site has not identified itself.`}
          </Banner>
        </div>
      )}
      {!isReachable && (
        <div data-print="hide">
          <Banner tone="warning" isFull>
            <Unreachable router={router} />
          </Banner>
        </div>
      )}
    </Region>
  )
}

function Unreachable({ router }: { router: Router }) {
  const keepsTyped = useKeepsTyped(router)
  return <span>{keepsTyped ? t`Can't reach the bank. What you typed is kept.` : t`Can't reach the bank.`}</span>
}

const everyMs = 15_000

/** Requests an active query until the bank responds. A page without a query asks only whether the bank answers at all. */
function useReconnect(isReachable: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (isReachable) return undefined
    const timer = setInterval(() => {
      if (document.hidden) return
      const [query] = client.getQueryCache().findAll({ type: 'active' })
      const attempt =
        query?.fetch() ??
        fetch(`${apiRoot()}/api/users.php`, { method: 'HEAD', mode: 'no-cors', cache: 'no-store' }).then(() =>
          setReachable(true),
        )
      attempt.catch(() => undefined)
    }, everyMs)
    return () => clearInterval(timer)
  }, [client, isReachable])
}
