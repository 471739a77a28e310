import { t } from '@lingui/core/macro'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { RouteLink } from '#src/components/links/ButtonLink.tsx'
import { paths } from '#src/paths.ts'
import { media } from '#src/theme/media.ts'
import { color, layer, size, text } from '#src/theme/tokens.ts'
import { BareButton } from '#src/ui/buttons/Button.tsx'
import { useHasPart } from '#src/ui/layout/layout.ts'
import { FileIcon, HomeIcon, MenuIcon, PlusIcon, SendIcon } from '#src/ui/text/NavigationIcons.tsx'
import { isAt } from './menu.ts'

const Room = styled.div`
  @media ${media.tall} {
    height: calc(${size.bottomBar} + env(safe-area-inset-bottom));
  }
`
/** Fixed, not sticky: accessibility checkers then distinguish a partly covered link from one that is too small. */
const Bar = styled.nav`
  display: grid;
  grid-template-columns: repeat(5, auto);
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${color.rule};
  background: ${color.surface};
  @media ${media.tall} {
    position: fixed;
    inset-block-end: 0;
    inset-inline: 0;
    z-index: ${layer.bar};
  }
`
const Item = styled(BareButton)`
  display: grid;
  justify-items: center;
  align-content: center;
  min-height: calc(${size.bottomBar} - 1px);
  padding: 4px;
  color: ${color.muted};
  /* Makes five labels fit at every text size. */
  font-size: min(${text.small}, 5vw);
  font-weight: 500;
  text-decoration: none;
  &[aria-current='page'] {
    color: ${color.link};
    font-weight: 600;
  }
  &[data-focus-visible] {
    outline-offset: -2px;
  }
`

const places = [
  { label: t({ message: 'Home', context: 'start page' }), to: paths.dashboard.home(), Icon: HomeIcon, end: true },
  {
    label: t({ message: 'Send', context: 'money', comment: 'Short: five such labels share the width of a phone' }),
    to: paths.dashboard.send(),
    Icon: SendIcon,
    end: false,
  },
  {
    label: t({ message: 'Add', context: 'funds', comment: 'Short: five such labels share the width of a phone' }),
    to: paths.dashboard.addFunds(),
    Icon: PlusIcon,
    end: false,
  },
  {
    label: t({ message: 'Statements', comment: 'Short: five such labels share the width of a phone' }),
    to: paths.dashboard.statements(),
    Icon: FileIcon,
    end: false,
  },
] as const

export function BottomBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { pathname } = useLocation()
  const hasActionBar = useHasPart('actionBar')
  return (
    <Room data-print="hide">
      {!hasActionBar && (
        <Bar aria-label={t`Shortcuts`}>
          {places.map(({ label, to, end, Icon }) => (
            <Item key={to} as={RouteLink} to={to} aria-current={isAt({ to, end }, pathname) && 'page'}>
              <Icon />
              <span>{label}</span>
            </Item>
          ))}
          <Item onPress={onOpenMenu}>
            <MenuIcon />
            <span>{t`Menu`}</span>
          </Item>
        </Bar>
      )}
    </Room>
  )
}
