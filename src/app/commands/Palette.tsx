import { t } from '@lingui/core/macro'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Collection, Header, Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Dialog, Modal } from 'react-aria-components/Modal'
import { Input, TextField } from 'react-aria-components/TextField'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import type { Command } from '#src/components/page/command.ts'
import type { OverlayEntry } from '#src/components/page/useOverlayEntry.ts'
import { usePayeeCommands } from '#src/features/transfers/commands.tsx'
import { useIsBalanceHidden } from '#src/session/preferences.ts'
import { media } from '#src/theme/media.ts'
import { color, radius, size, space, text } from '#src/theme/tokens.ts'
import { IconButton } from '#src/ui/buttons/IconButton.tsx'
import { useLayoutPart } from '#src/ui/layout/layout.ts'
import { Scrim } from '#src/ui/overlays/Dialog.tsx'
import { choosableLineStyle } from '#src/ui/overlays/popoverStyle.ts'
import { CloseIcon, SearchIcon } from '#src/ui/text/NavigationIcons.tsx'
import { SmallText } from '#src/ui/text/Text.tsx'
import { actionCommands, isFound, pageCommands } from './commands.tsx'

const Box = styled(Modal)`
  width: min(640px, 100% - 2 * ${space.md});
  margin: 104px auto 0;
  border: 1px solid ${color.rule};
  border-radius: ${radius.large};
  background: ${color.raised};
  color: ${color.foreground};
  box-shadow: 0 16px 48px ${color.shadow};
  @media ${media.narrow} {
    width: 100%;
    height: calc(100dvh - ${size.notices});
    margin: ${size.notices} 0 0;
    border: 0;
    border-radius: 0;
  }
`
const Content = styled(Dialog)`
  display: flex;
  flex-direction: column;
  max-height: calc(100dvh - 2 * 104px);
  outline: none;
  @media ${media.narrow} {
    max-height: 100%;
  }
`
const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.sm};
  min-height: 64px;
  padding-inline: ${space.inset} ${space.xs};
  border-block-end: 1px solid ${color.rule};
`
const Query = styled(Input)`
  width: 100%;
  min-height: ${size.target};
  border: 0;
  background: none;
  color: inherit;
  font-size: max(16px, ${text.lead});
  /* The only field of the dialog, so its caret shows the focus. */
  outline: none;
  text-overflow: ellipsis;
`
const List = styled(Menu)`
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space.xxs};
  outline: none;
`
const GroupName = styled(Header)`
  padding: ${space.xs} ${space.sm} ${space.xxs};
  color: ${color.muted};
  font-size: ${text.small};
  font-weight: 600;
`
const Item = styled(MenuItem)`
  ${choosableLineStyle}
  > svg {
    flex: none;
    width: ${size.disc};
    color: ${color.muted};
  }
`
const Note = styled.p`
  padding: ${space.xs} ${space.lg};
  color: ${color.muted};
`

export function Palette({ close, closeFirst }: Pick<OverlayEntry, 'close' | 'closeFirst'>) {
  useLayoutPart('overlay')
  const navigate = useNavigate()
  const isBalanceHidden = useIsBalanceHidden()
  const groups = [
    { name: t`Payees`, commands: usePayeeCommands() },
    { name: t`Pages`, commands: pageCommands },
    { name: t`Actions`, commands: actionCommands(isBalanceHidden) },
  ]

  function choose(command: Command): void {
    closeFirst(() => {
      if ('to' in command) void navigate(command.to)
      else command.run()
    })
  }

  return (
    <Scrim isOpen isDismissable onOpenChange={(isOpen) => isOpen || close()}>
      <Box>
        <Content aria-label={t`Search`}>
          <Autocomplete<Command> filter={(_, query, { value }) => value !== null && isFound(value, query)}>
            <Head>
              <SearchIcon />
              <TextField aria-label={t`Search pages, payees and actions`} autoFocus>
                <Query placeholder={t`Pages, payees, actions`} />
              </TextField>
              <IconButton label={t`Close search`} onPress={close}>
                <CloseIcon />
              </IconButton>
            </Head>
            <List
              aria-label={t`Results`}
              renderEmptyState={() => <Note role="status">{t`Nothing found. Try a name or a page.`}</Note>}
            >
              {groups.map(({ name, commands }) => (
                <MenuSection key={name}>
                  <GroupName>{name}</GroupName>
                  <Collection items={commands}>
                    {(command) => (
                      <Item textValue={command.label} onAction={() => choose(command)}>
                        {command.image}
                        <span>
                          <bdi>{command.label}</bdi>
                          {command.notes !== undefined && (
                            <SmallText as="small">
                              <bdi>{command.notes.join(' · ')}</bdi>
                            </SmallText>
                          )}
                        </span>
                      </Item>
                    )}
                  </Collection>
                </MenuSection>
              ))}
            </List>
          </Autocomplete>
        </Content>
      </Box>
    </Scrim>
  )
}
