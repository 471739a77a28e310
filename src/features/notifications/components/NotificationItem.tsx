import { t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useId, useRef } from 'react'
import styled from 'styled-components'
import { useMarkNotificationAsRead } from '#src/api/generated/hooks/notifications/notifications.ts'
import { getGetProfileQueryKey } from '#src/api/generated/hooks/profile/profile.ts'
import type { BankNotification } from '#src/api/generated/models/bankNotification.ts'
import type { GetProfileAnswer } from '#src/api/generated/models/getProfileAnswer.ts'
import { useSubmit } from '#src/api/useSubmit.ts'
import { announceOutcome } from '#src/components/form/FormResult.tsx'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { linkOf } from '#src/features/notifications/model.ts'
import { shortDate } from '#src/lib/dates.ts'
import * as texts from '#src/texts/common.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { color, size, space, text } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { FieldError } from '#src/ui/fields/Field.tsx'
import { Between, Cluster } from '#src/ui/layout/Columns.tsx'
import { BellIcon, LockIcon } from '#src/ui/text/Icon.tsx'
import { Disc } from '#src/ui/text/Monogram.tsx'
import { FileIcon, SendIcon } from '#src/ui/text/NavigationIcons.tsx'
import { SmallText } from '#src/ui/text/Text.tsx'
import { Time } from '#src/ui/text/Time.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'

const Item = styled.li`
  display: grid;
  grid-template-columns: ${size.disc} minmax(0, 1fr);
  align-items: start;
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
  &:focus-visible {
    outline-offset: -2px;
  }
`
const Title = styled.h2`
  /* The bank's text may be long, which takes seconds to balance. */
  text-wrap: wrap;
  font-size: ${text.body};
  line-height: 1.5;
  font-weight: 500;
  [data-unread] & {
    font-weight: 700;
  }
`
const Body = styled.p`
  white-space: pre-line;
`

const icons = { security: LockIcon, transfer: SendIcon, statement: FileIcon } satisfies Record<
  NonNullable<BankNotification['about']>,
  ComponentType
>

const read = t({ message: 'Read', context: 'a notification' })
const unread = t({ message: 'Unread', context: 'a notification' })

export const markTexts = { success: dashboardTexts.notifications.marked, failure: texts.somethingWentWrongLoud }

export function NotificationItem({ notification }: { notification: BankNotification }) {
  const { id, title, body, wasread, date, about } = notification
  const Icon = about === undefined ? BellIcon : icons[about]
  const htmlId = useId()
  const mark = useSubmit(useMarkNotificationAsRead())
  const lowerUnread = useLowerUnread()
  const line = useRef<HTMLLIElement>(null)
  const link = linkOf(notification)
  const isRead = wasread === 'yes' || mark.outcome?.kind === 'success'

  async function markAsRead(notificationId: string): Promise<void> {
    const outcome = await mark.submit({ data: { id: notificationId } })
    if (outcome === undefined) return
    announceOutcome(outcome, markTexts)
    if (outcome.kind !== 'success') return
    lowerUnread()
    // The button unmounts with the focus.
    line.current?.focus()
  }

  return (
    <Item ref={line} tabIndex={-1} data-unread={!isRead || undefined}>
      <Disc aria-hidden="true">
        <Icon />
      </Disc>
      <div>
        <Title>
          <bdi id={`${htmlId}-title`}>{title}</bdi>
        </Title>
        <Body>
          <bdi>{body}</bdi>
        </Body>
        <Between>
          <Cluster>
            <SmallText>
              <VisuallyHidden>{isRead ? read : unread}</VisuallyHidden>{' '}
              {date !== undefined && <Time date={date} format={shortDate} />}
            </SmallText>
            {link && <TextLink to={link.to}>{link.label}</TextLink>}
          </Cluster>
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
        </Between>
        {mark.outcome !== undefined && !isRead && (
          <FieldError role="status">{t`We couldn't mark this as read. Try again.`}</FieldError>
        )}
      </div>
    </Item>
  )
}

/** Lowers the unread count before the bank's next response brings it. */
export function useLowerUnread(): () => void {
  const queryClient = useQueryClient()
  return () =>
    queryClient.setQueryData<GetProfileAnswer>(getGetProfileQueryKey(), (profile) =>
      profile?.nc === undefined ? profile : { ...profile, nc: Math.max(0, profile.nc - 1) },
    )
}
