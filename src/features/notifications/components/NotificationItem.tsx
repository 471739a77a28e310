import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState, type ComponentType } from 'react'
import styled from 'styled-components'
import { useMarkNotificationAsRead } from '#src/api/generated/hooks/notifications/notifications.ts'
import { getGetProfileQueryKey } from '#src/api/generated/hooks/profile/profile.ts'
import type { BankNotification } from '#src/api/generated/models/bankNotification.ts'
import type { GetProfileAnswer } from '#src/api/generated/models/getProfileAnswer.ts'
import { useSubmit } from '#src/api/useSubmit.ts'
import { describeFailure } from '#src/components/form/failureText.ts'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { decremented, linkOf } from '#src/features/notifications/model.ts'
import { texts } from '#src/texts/common.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { media } from '#src/theme/media.ts'
import { color, space, text } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/Button.tsx'
import { LockIcon } from '#src/ui/Icon.tsx'
import { Disc } from '#src/ui/Monogram.tsx'
import { BellIcon, FileIcon, SendIcon } from '#src/ui/NavigationIcons.tsx'
import { SmallText } from '#src/ui/SmallText.tsx'
import { Time } from '#src/ui/Time.tsx'
import { notify } from '#src/ui/toast.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

const Item = styled.li`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.xs} ${space.sm};
  padding: ${space.sm} ${space.lg} ${space.sm} calc(${space.lg} - 4px);
  border-block-end: 1px solid ${color.rule};
  border-inline-start: 4px solid transparent;
  &:last-child {
    border-block-end: 0;
  }
  &[data-unread] {
    border-inline-start-color: ${color.brand};
    background: ${color.brandTint};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  > :first-child {
    align-self: start;
  }
  &[data-unread] > :first-child {
    background: ${color.surface};
  }
  @media ${media.narrow} {
    grid-template-columns: 36px minmax(0, 1fr);
    row-gap: ${space.xxs};
    padding-inline: calc(${space.md} - 4px) ${space.md};
    > :last-child {
      grid-column: 2;
    }
  }
`
const Title = styled.h3`
  font-size: ${text.body};
  line-height: 1.5;
  overflow-wrap: anywhere;
  font-weight: 500;
  [data-unread] & {
    font-weight: 700;
  }
`
const Body = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`
const Unread = styled.strong`
  color: ${color.link};
`
const Failure = styled.p`
  margin-top: ${space.xxs};
  color: ${color.danger};
  font-size: ${text.small};
  font-weight: 500;
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.md};
  > [data-variant='quiet'] {
    margin-inline: -${space.sm};
  }
  &:empty {
    display: none;
  }
`

const icons = { security: LockIcon, transfer: SendIcon, statement: FileIcon } satisfies Record<
  NonNullable<BankNotification['about']>,
  ComponentType
>

export interface NotificationItemProps {
  notification: BankNotification
  onMark: () => void
}

/** Marking as read is optimistic. After a failure the message itself gets the focus, since its button has unmounted. */
export function NotificationItem({ notification, onMark }: NotificationItemProps) {
  const { id, title, body, wasread, date, about } = notification
  const Icon = about === undefined ? BellIcon : icons[about]
  const htmlId = useId()
  const queryClient = useQueryClient()
  const mark = useSubmit(useMarkNotificationAsRead())
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
    if (outcome.kind === 'success') {
      queryClient.setQueryData<GetProfileAnswer>(getGetProfileQueryKey(), (profile) =>
        profile?.nc === undefined ? profile : { ...profile, nc: decremented(profile.nc) },
      )
      notify.success(dashboardTexts.notifications.marked)
      return
    }
    setState('failed')
    const { toast } = describeFailure(outcome, { failure: texts.somethingWentWrongLoud })
    if (toast !== undefined) notify.error(toast)
  }

  return (
    <Item ref={line} tabIndex={-1} data-unread={!isRead || undefined}>
      <Disc aria-hidden="true">
        <Icon />
      </Disc>
      <div>
        <Title id={`${htmlId}-title`}>
          <bdi>{title}</bdi>
        </Title>
        <Body>
          <bdi>{body}</bdi>
        </Body>
        <SmallText>
          {isRead ? (
            <VisuallyHidden>Read </VisuallyHidden>
          ) : (
            <>
              <Unread>Unread</Unread>
              {date !== undefined && ' · '}
            </>
          )}
          {date !== undefined && <Time date={date} />}
        </SmallText>
        {state === 'failed' && !isRead && <Failure role="status">We couldn't mark this as read. Try again.</Failure>}
      </div>
      <Actions>
        {link && <TextLink to={link.to}>{link.label}</TextLink>}
        {!isRead && id !== undefined && (
          <Button
            id={`${htmlId}-mark`}
            aria-labelledby={`${htmlId}-mark ${htmlId}-title`}
            variant="quiet"
            onPress={() => void markAsRead(id)}
          >
            {dashboardTexts.notifications.markAsRead}
          </Button>
        )}
      </Actions>
    </Item>
  )
}
