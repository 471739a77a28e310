import { plural, t } from '@lingui/core/macro'
import { useState } from 'react'
import styled from 'styled-components'
import {
  getGetNotificationsQueryOptions,
  useGetNotificationsSuspense,
  useMarkNotificationAsRead,
} from '#src/api/generated/hooks/notifications/notifications.ts'
import { isReadable } from '#src/api/reading/violations.ts'
import { prefetching } from '#src/api/sessionQueries.ts'
import { useOneAtATime } from '#src/api/useOneAtATime.ts'
import { announceOutcome } from '#src/components/form/FormResult.tsx'
import { AsyncBoundary } from '#src/components/page/AsyncBoundary.tsx'
import { LongList } from '#src/components/page/LongList.tsx'
import { OmittedEntries } from '#src/components/page/OmittedEntries.tsx'
import { Page } from '#src/components/page/Page.tsx'
import {
  markTexts,
  NotificationItem,
  useLowerUnread,
} from '#src/features/notifications/components/NotificationItem.tsx'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { space } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { awaited, awaitedDate, Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ListSection } from '#src/ui/layout/Panel.tsx'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { focusToolbar, ListToolbar } from '#src/ui/lists/ListToolbar.tsx'
import { BellIcon } from '#src/ui/text/Icon.tsx'

const Inset = styled.div`
  padding: ${space.md} ${space.inset};
`
const skeleton = (
  <Skeleton>
    <ListToolbar label={t`Notifications`} result={awaited}>
      <Button variant="quiet">{t`Mark all as read`}</Button>
    </ListToolbar>
    <ul>
      {['A', 'B', 'C', 'D', 'E', 'F'].map((id) => (
        <NotificationItem
          key={id}
          notification={{ id, title: awaited, body: awaited, wasread: 'yes', date: awaitedDate }}
        />
      ))}
    </ul>
  </Skeleton>
)

export const loader = prefetching(() => [getGetNotificationsQueryOptions()])

export function Component() {
  return (
    <Page title={dashboardTexts.menu.notifications}>
      <ListSection aria-label={dashboardTexts.menu.notifications}>
        <AsyncBoundary skeleton={skeleton}>
          <Notifications />
        </AsyncBoundary>
      </ListSection>
    </Page>
  )
}

function Notifications() {
  const { notifications, violations } = useGetNotificationsSuspense().data
  const [hasFailed, setFailed] = useState(false)
  const unread = notifications.flatMap(({ id, wasread }) => (wasread === 'yes' || id === undefined ? [] : id))

  if (notifications.length === 0) {
    return !isReadable(violations, 'notifications') ? (
      <OmittedEntries violations={violations} list="notifications" />
    ) : (
      <EmptyState
        icon={<BellIcon size={24} />}
        title={dashboardTexts.noNotifications}
        hint={t`Messages about your transfers, your statements and your security appear here.`}
      />
    )
  }
  return (
    <>
      <ListToolbar
        label={t`Notifications`}
        result={plural({ count: notifications.length }, { one: '# notification', other: '# notifications' })}
      >
        <MarkAll ids={unread} onFail={setFailed} />
      </ListToolbar>
      {hasFailed && unread.length > 0 && (
        <Inset>
          <Banner tone="danger">
            {plural(
              { count: unread.length },
              {
                one: "We couldn't mark all as read. # left: try again.",
                other: "We couldn't mark all as read. # left: try again.",
              },
            )}
          </Banner>
        </Inset>
      )}
      <LongList rows={notifications}>
        {(rows) => (
          <ul aria-label={dashboardTexts.menu.notifications}>
            {rows.map((notification, index) => (
              <NotificationItem key={notification.id ?? index} notification={notification} />
            ))}
          </ul>
        )}
      </LongList>
      <OmittedEntries violations={violations} list="notifications" />
    </>
  )
}

interface MarkAllProps {
  ids: readonly string[]
  onFail: (hasFailed: boolean) => void
}

/** One request after the other, up to the first failure, and one toast. The button disappears, so focus moves before. */
function MarkAll({ ids, onFail }: MarkAllProps) {
  const { mutateAsync } = useMarkNotificationAsRead()
  const { run, isPending } = useOneAtATime(false)
  const lowerUnread = useLowerUnread()

  async function markAll(): Promise<void> {
    onFail(false)
    for (const [done, id] of ids.entries()) {
      const outcome = await mutateAsync({ data: { id } })
      const isFailed = outcome.kind !== 'success'
      if (isFailed || done === ids.length - 1) announceOutcome(outcome, markTexts)
      if (isFailed) {
        onFail(true)
        return
      }
      lowerUnread()
    }
  }

  if (ids.length < 2 && !isPending) return null
  return (
    <Button
      variant="quiet"
      isPending={isPending}
      onPress={() => {
        focusToolbar()
        void run(markAll)
      }}
    >
      {t`Mark all as read`}
    </Button>
  )
}
