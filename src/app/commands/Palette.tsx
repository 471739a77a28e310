import { useMemo, useState } from 'react'
import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { Dialog, Modal } from 'react-aria-components/Modal'
import { Input, TextField } from 'react-aria-components/TextField'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { useGetStatement } from '#src/api/generated/hooks/statements/statements.ts'
import { useGetTransfers } from '#src/api/generated/hooks/transfers/transfers.ts'
import { askToLogOut } from '#src/app/askToLogOut.ts'
import type { OverlayEntry } from '#src/components/page/useOverlayEntry.ts'
import { TransactionRow } from '#src/features/transactions/components/TransactionRow.tsx'
import { showBalance, useIsBalanceHidden } from '#src/session/balanceVisibility.ts'
import { chooseTheme } from '#src/session/colorScheme.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { media } from '#src/theme/media.ts'
import { color, radius, size, space, text } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/Button.tsx'
import { Between } from '#src/ui/Columns.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Monogram } from '#src/ui/Monogram.tsx'
import { CloseIcon, SearchIcon } from '#src/ui/NavigationIcons.tsx'
import { Scrim } from '#src/ui/Scrim.tsx'
import { SmallText } from '#src/ui/SmallText.tsx'
import { notify } from '#src/ui/toast.ts'
import { useNow } from '#src/ui/useNow.ts'
import { Autocomplete } from './Autocomplete.tsx'
import { choicesFor, type Act, type Choice, type ChoiceGroup } from './choices.ts'

const Box = styled(Modal)`
  width: min(640px, 100% - 2 * ${space.md});
  max-height: calc(100dvh - 2 * 104px);
  margin: 104px auto 0;
  overflow: hidden;
  border: 1px solid ${color.rule};
  border-radius: ${radius.large};
  background: ${color.raised};
  color: ${color.foreground};
  box-shadow: 0 16px 48px ${color.shadow};
  &,
  > * {
    display: flex;
    flex-direction: column;
    min-height: 0;
    outline: none;
  }
  @media ${media.narrow} {
    width: 100%;
    height: calc(100dvh - ${size.notices});
    max-height: none;
    margin: ${size.notices} 0 0;
    border: 0;
    border-radius: 0;
  }
`
const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space.sm};
  min-height: 64px;
  padding-inline: ${space.inset} ${space.xs};
  border-block-end: 1px solid ${color.rule};
  > svg {
    flex: none;
    color: ${color.muted};
  }
`
const Field = styled(TextField)`
  flex: 1;
  min-width: 0;
`
const Query = styled(Input)`
  width: 100%;
  min-height: ${size.target};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-size: max(16px, ${text.lead});
  /* The only field of the dialog, so its caret shows the focus. */
  outline: none;
  text-overflow: ellipsis;
  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
`
const List = styled(ListBox<ChoiceGroup>)`
  flex: 1;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding-block-end: ${space.xs};
  outline: none;
`
const GroupName = styled(Header)`
  padding: ${space.sm} ${space.inset} ${space.xxs};
  color: ${color.muted};
  font-size: ${text.small};
  font-weight: 600;
`
const Item = styled(ListBoxItem)`
  min-height: 48px;
  outline: none;
  cursor: pointer;
  container-type: inline-size;
  &[data-hovered] {
    background: ${color.canvas};
  }
  &[data-focused] {
    background: ${color.brandTint};
    box-shadow: inset 3px 0 0 ${color.link};
    outline: 2px solid transparent;
    outline-offset: -2px;
  }
  &[data-focused]:dir(rtl) {
    box-shadow: inset -3px 0 0 ${color.link};
  }
  @media ${media.narrow} {
    min-height: 52px;
  }
`
const Line = styled.div`
  display: grid;
  grid-template-columns: ${size.disc} minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space.sm};
  min-height: inherit;
  padding: ${space.xxs} ${space.inset};
  line-height: 1.35;
  > svg {
    justify-self: center;
    color: ${color.muted};
  }
`
const Keys = styled.span`
  display: flex;
  gap: ${space.xxs};
  kbd {
    padding: 1px 6px;
    border: 1px solid ${color.border};
    border-radius: ${radius.small};
    font: inherit;
    font-size: ${text.small};
  }
  @media ${media.narrow} {
    display: none;
  }
`
const KeyHint = styled(SmallText)`
  flex: none;
  padding: ${space.xs} ${space.lg};
  border-block-start: 1px solid ${color.rule};
  @media ${media.compact} {
    display: none;
  }
`
const Note = styled(Between)`
  gap: 0;
  padding: ${space.xs} ${space.lg};
  border-block-start: 1px solid ${color.rule};
  color: ${color.muted};
`

export interface PaletteProps extends Pick<OverlayEntry, 'close' | 'closeFirst'> {
  onShowShortcuts: (() => void) | undefined
}

export function Palette({ close, closeFirst, onShowShortcuts }: PaletteProps) {
  const isHidden = useIsBalanceHidden()
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const statement = useGetStatement()
  const transfers = useGetTransfers()
  const now = useNow()
  const hasShortcuts = onShowShortcuts !== undefined
  const past = transfers.data?.transactions
  const groups = useMemo(
    () => choicesFor(query, { statement: statement.data, transfers: past, isHidden, hasShortcuts, now }),
    [query, statement.data, past, isHidden, hasShortcuts, now],
  )
  const missing = [statement, transfers].filter(({ data }) => data === undefined)

  function act(chosen: Act): void {
    closeFirst(() => {
      switch (chosen.does) {
        case 'open':
          void navigate(chosen.path, { state: chosen.state })
          break
        case 'balance':
          showBalance(chosen.isShown)
          break
        case 'theme':
          chooseTheme(chosen.theme)
          break
        case 'print':
          print()
          break
        case 'shortcuts':
          onShowShortcuts?.()
          break
        case 'refuse':
          notify.warning(dashboardTexts.notAvailableFeature)
          break
        case 'logOut':
          askToLogOut()
          break
      }
    })
  }

  return (
    <Scrim isOpen isDismissable onOpenChange={(isOpen) => isOpen || close()}>
      <Box>
        <Dialog aria-label="Search">
          <Autocomplete inputValue={query} onInputChange={setQuery}>
            <Head>
              <SearchIcon />
              <Field aria-label="Search pages, payees and transactions" autoFocus>
                <Query
                  // It controls a list that always shows, and that has no focus of its own.
                  role="combobox"
                  aria-expanded
                  placeholder="Pages, payees, transactions"
                  autoComplete="off"
                  spellCheck="false"
                />
              </Field>
              <IconButton label="Close search" onPress={close}>
                <CloseIcon />
              </IconButton>
            </Head>
            <List
              aria-label="Results"
              items={groups}
              onAction={(key) => {
                const chosen = groups.flatMap(({ choices }) => choices).find(({ id }) => id === key)
                if (chosen !== undefined) act(chosen.act)
              }}
            >
              {({ id, label, choices }) => (
                <ListBoxSection id={id}>
                  <GroupName>{label}</GroupName>
                  <Collection items={choices}>
                    {(choice) => (
                      <Item id={choice.id} textValue={choice.label}>
                        <Content {...choice} currency={statement.data?.currency ?? ''} />
                      </Item>
                    )}
                  </Collection>
                </ListBoxSection>
              )}
            </List>
            <div role="status">
              {missing.some(({ isError }) => isError) ? (
                <Note>
                  We couldn't load all payees and transactions.
                  <Button variant="quiet" onPress={() => missing.forEach(({ refetch }) => void refetch())}>
                    Retry
                  </Button>
                </Note>
              ) : (
                missing.length > 0 && <Note>Loading payees and transactions</Note>
              )}
            </div>
            <KeyHint aria-hidden="true">↑ ↓ to move · Enter to open · Esc to close</KeyHint>
          </Autocomplete>
        </Dialog>
      </Box>
    </Scrim>
  )
}

function Content({ label, notes = [], image: Image, keys = [], currency }: Choice & { currency: string }) {
  if (typeof Image === 'object') return <TransactionRow row={Image} currency={currency} isOneLine />
  return (
    <Line>
      {typeof Image === 'string' ? <Monogram name={Image} /> : <Image />}
      <span>
        <bdi>{label}</bdi>
        {notes.length > 0 && (
          <SmallText as="small">
            {notes.map((note, index) => (
              <span key={index}>
                {index > 0 && <span> · </span>}
                <bdi>{note}</bdi>
              </span>
            ))}
          </SmallText>
        )}
      </span>
      {keys.length > 0 && (
        <Keys>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </Keys>
      )}
    </Line>
  )
}
