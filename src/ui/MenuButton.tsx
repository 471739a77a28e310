import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components/Menu'
import styled from 'styled-components'
import { color, space } from '#src/theme/tokens.ts'
import { iconButtonStyle } from './IconButton.tsx'
import { optionStyle, popoverStyle } from './popoverStyle.ts'
import { useOpensOnFocus } from './useOpensOnFocus.ts'

const Face = styled(Button)`
  ${iconButtonStyle}
`
const Sheet = styled(Popover)`
  ${popoverStyle}
  width: min(280px, 100vw - 32px);
`
const Head = styled(Header)`
  padding: ${space.sm};
  margin-bottom: ${space.hair};
  border-block-end: 1px solid ${color.rule};
`
const Item = styled(MenuItem)`
  ${optionStyle}
  > svg {
    flex: none;
    color: ${color.muted};
  }
`

export interface MenuAction {
  id: string
  label: string
  icon?: ReactNode
  onAction: () => void
}

export interface MenuButtonProps {
  /** What the button opens, in words. */
  label: string
  /** The face of the button, 44 px square. */
  children: ReactNode
  /** Stands above the items and names them for screen readers. */
  header: ReactNode
  items: readonly MenuAction[]
}

/** A button with a short menu of things to do or places to go, which opens as soon as it stands. */
export function MenuButton({ label, children, header, items }: MenuButtonProps) {
  const { popup, button } = useOpensOnFocus()
  return (
    <MenuTrigger {...popup}>
      <Face {...button} aria-label={label}>
        {children}
      </Face>
      <Sheet placement="bottom end" offset={4}>
        <Menu>
          <MenuSection>
            <Head>{header}</Head>
            {items.map((item) => (
              <Item key={item.id} id={item.id} textValue={item.label} onAction={item.onAction}>
                {item.icon}
                {item.label}
              </Item>
            ))}
          </MenuSection>
        </Menu>
      </Sheet>
    </MenuTrigger>
  )
}
