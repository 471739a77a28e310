import { useId, useRef, useState, type ComponentType } from 'react'
import styled from 'styled-components'
import { useMarkNotificationAsRead } from '#src/api/generated/hooks/notifications/notifications.ts'
import type { BankNotification } from '#src/api/generated/models/bankNotification.ts'
import { useSubmit } from '#src/api/useSubmit.ts'
import { announceOutcome } from '#src/components/form/FormResult.tsx'
import { RouteLink } from '#src/components/links/ButtonLink.tsx'
import { useLowerUnread } from '#src/features/notifications/hooks/useLowerUnread.ts'
import { linkOf } from '#src/features/notifications/model.ts'
import { shortDate } from '#src/lib/dates.ts'
import * as texts from '#src/texts/common.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { color, size, space, text } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Between } from '#src/ui/layout/Columns.tsx'
import { BellIcon, LockIcon } from '#src/ui/text/Icon.tsx'
import { Disc } from '#src/ui/text/Monogram.tsx'
import { ChevronRightIcon, FileIcon, SendIcon } from '#src/ui/text/NavigationIcons.tsx'
import { SmallText } from '#src/ui/text/Text.tsx'
import { Time } from '#src/ui/text/Time.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'

/** A single container: many would be laid out one by one. */
export const NotificationItems = styled.ul`
  container-type: inline-size;
`
const Item = styled.li`
  display: grid;
  position: relative;
  grid-template-columns: ${size.disc} minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.sm};
  padding: ${space.sm} ${space.inset};
  border-block-end: 1px solid ${color.rule};
  &:last-child {
    border-block-end: 0;
  }
  &[data-unread] {
    background: ${color.brandTint};
    > :first-child {
      background: ${color.surface};
    }
  }
  &:has([data-hovered]) {
    background: ${color.canvas};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  > :first-child {
    align-self: start;
  }
  > svg {
    color: ${color.muted};
    &:dir(rtl) {
      transform: scaleX(-1);
    }
  }
`
const Message = styled.div`
  @container (width >= 59rem) {
    display: grid;
    grid-template-columns: 15rem minmax(0, 1fr) 15rem;
    align-items: baseline;
    gap: 0 ${space.md};
  }
`
const Title = styled.h3`
  /* The bank's text may be long, which takes seconds to balance. */
  text-wrap: wrap;
  font-size: ${text.body};
  line-height: 1.5;
  font-weight: 500;
  [data-unread] & {
    font-weight: 700;
    &::before {
      content: '';
      display: inline-block;
      margin-inline-end: 6px;
      border: 4px solid ${color.brand};
      border-radius: 50%;
      vertical-align: 0.1em;
    }
  }
`
const Lead = styled(RouteLink)`
  color: inherit;
  text-decoration: none;
  outline: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &[data-focus-visible]::after {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`
const Body = styled.p`
  white-space: pre-line;
`
const Failure = styled.p`
  margin-top: ${space.xxs};
  color: ${color.danger};
  font-size: ${text.small};
  font-weight: 500;
`
const Meta = styled(Between)`
  /* Stays above the link that covers the row, and no higher than the date. */
  > button {
    z-index: 1;
    margin-block: -12px;
    margin-inline: -${space.sm};
    font-weight: 500;
  }
`

const icons = { security: LockIcon, transfer: SendIcon, statement: FileIcon } satisfies Record<
  NonNullable<BankNotification['about']>,
  ComponentType
>

export const markTexts = { success: dashboardTexts.notifications.marked, failure: texts.somethingWentWrongLoud }

export interface NotificationItemProps {
  notification: BankNotification
  onMark: () => void
}

/** Marking as read is optimistic. After a failure the message itself gets the focus, since its button has unmounted. */
export function NotificationItem({ notification, onMark }: NotificationItemProps) {
  const { id, title, body, wasread, date, about } = notification
  const Icon = about === undefined ? BellIcon : icons[about]
  const htmlId = useId()
  const mark = useSubmit(useMarkNotificationAsRead())
  const lowerUnread = useLowerUnread()
  const line = useRef<HTMLLIElement>(null)
  const [state, setState] = useState<'asBankSays' | 'marked' | 'failed'>('asBankSays')
  const link = linkOf(notification)
  const isRead = wasread === 'yes' || state === 'marked'

  async function markAsRead(notificationId: string): Promise<void> {
    setState('marked')
    onMark()
    line.current?.focus()
    const outcome = await mark.submit({ data: { id: notificationId } })
    if (outcome === undefined) return
    announceOutcome(outcome, markTexts)
    if (outcome.kind === 'success') lowerUnread()
    else setState('failed')
  }

  return (
    <Item ref={line} tabIndex={-1} data-unread={!isRead || undefined}>
      <Disc aria-hidden="true">
        <Icon />
      </Disc>
      <Message>
        <Title>
          {link === undefined ? (
            <bdi id={`${htmlId}-title`}>{title}</bdi>
          ) : (
            <Lead to={link.to}>
              <bdi id={`${htmlId}-title`}>{title}</bdi>
              <VisuallyHidden>{`: ${link.label}`}</VisuallyHidden>
            </Lead>
          )}
        </Title>
        <Body>
          <bdi>{body}</bdi>
        </Body>
        <Meta>
          <SmallText>
            <VisuallyHidden>{isRead ? 'Read' : 'Unread'}</VisuallyHidden>{' '}
            {date !== undefined && <Time date={date} format={shortDate} />}
          </SmallText>
          {!isRead && id !== undefined && (
            <Button
              id={`${htmlId}-mark`}
              aria-labelledby={`${htmlId}-mark ${htmlId}-title`}
              variant="quiet"
              isPending={mark.isPending}
              onPress={() => void markAsRead(id)}
            >
              {dashboardTexts.notifications.markAsRead}
            </Button>
          )}
        </Meta>
        {state === 'failed' && !isRead && <Failure role="status">We couldn't mark this as read. Try again.</Failure>}
      </Message>
      {link && <ChevronRightIcon />}
    </Item>
  )
}
