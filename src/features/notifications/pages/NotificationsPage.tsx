import { Fragment, useState } from 'react'
import styled from 'styled-components'
import {
  getGetNotificationsQueryOptions,
  useGetNotificationsSuspense,
  useMarkNotificationAsRead,
} from '#src/api/generated/hooks/notifications/notifications.ts'
import type { BankNotification } from '#src/api/generated/models/bankNotification.ts'
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
  NotificationItems,
} from '#src/features/notifications/components/NotificationItem.tsx'
import { useLowerUnread } from '#src/features/notifications/hooks/useLowerUnread.ts'
import { byMonth, selectNotifications, type Shown } from '#src/features/notifications/model.ts'
import { pluralize } from '#src/lib/text.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { color, space, text } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { SearchField } from '#src/ui/fields/SearchField.tsx'
import { ToggleButtonGroup } from '#src/ui/fields/ToggleButtonGroup.tsx'
import { Stack } from '#src/ui/layout/Columns.tsx'
import { ListSection } from '#src/ui/layout/Panel.tsx'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { focusToolbar, ListToolbar, NothingFound } from '#src/ui/lists/ListToolbar.tsx'
import { BellIcon } from '#src/ui/text/Icon.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'

const Month = styled.h2`
  padding: ${space.md} ${space.inset} ${space.xs};
  border-block-end: 1px solid ${color.rule};
  font-size: ${text.body};
  ul + & {
    border-block-start: 1px solid ${color.rule};
  }
`

const Inset = styled.div`
  padding: ${space.md} ${space.inset};
`
const skeleton = (
  <Inset>
    <Stack>
      <Skeleton lines={1} height={44} />
      <Skeleton shape="columns" lines={6} />
    </Stack>
  </Inset>
)

const views = [
  { id: 'all', label: 'All' },
  { id: 'unread', label: 'Unread' },
] as const

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
  const { data } = useGetNotificationsSuspense()
  const { notifications, violations } = data
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState<Shown>('all')
  const [kept, setKept] = useState<ReadonlySet<BankNotification['id']>>(new Set())
  const rows = selectNotifications(notifications, { search, shown, kept })
  const [hasFailed, setFailed] = useState(false)
  const unread = rows.filter(({ wasread }) => wasread !== 'yes')
  const markable = unread.flatMap(({ id }) => id ?? [])

  function keep(id: BankNotification['id']): void {
    setKept((before) => new Set([...before, id]))
  }

  function view(next: Shown): void {
    setShown(next)
    setKept(new Set())
  }

  if (notifications.length === 0) {
    return !isReadable(violations, 'notifications') ? (
      <OmittedEntries violations={violations} list="notifications" />
    ) : (
      <EmptyState
        icon={<BellIcon size={24} />}
        title={dashboardTexts.noNotifications}
        hint="Messages about your transfers, your statements and your security appear here."
      />
    )
  }
  return (
    <>
      <ListToolbar
        label="Search and filter"
        result={shown === 'unread' ? `${unread.length} unread` : pluralize(rows.length, 'notification')}
      >
        <SearchField label="Search notifications" value={search} onChange={setSearch} />
        <ToggleButtonGroup label="Show" options={views} value={shown} onChange={view} />
        <MarkAll ids={markable} onMark={keep} onFail={setFailed} />
      </ListToolbar>
      {hasFailed && markable.length > 0 && (
        <Inset>
          <Banner tone="danger">{`We couldn't mark all as read. ${markable.length} left: try again.`}</Banner>
        </Inset>
      )}
      {rows.length === 0 ? (
        <NothingFound
          what="notifications"
          onClear={() => {
            setSearch('')
            view('all')
          }}
        />
      ) : (
        <LongList rows={rows}>
          {(first) => (
            <>
              {byMonth(first).map((month, place) => (
                <Fragment key={place}>
                  {month.label === undefined ? (
                    <VisuallyHidden as="h2">No date</VisuallyHidden>
                  ) : (
                    <Month>{month.label}</Month>
                  )}
                  <NotificationItems aria-label={dashboardTexts.menu.notifications}>
                    {month.notifications.map((notification, index) => (
                      <NotificationItem
                        key={notification.id ?? index}
                        notification={notification}
                        onMark={() => keep(notification.id)}
                      />
                    ))}
                  </NotificationItems>
                </Fragment>
              ))}
            </>
          )}
        </LongList>
      )}
      <OmittedEntries violations={violations} list="notifications" />
    </>
  )
}

interface MarkAllProps {
  ids: readonly string[]
  onMark: (id: string) => void
  onFail: (hasFailed: boolean) => void
}

/** One request after the other, up to the first failure, and one toast. The button disappears, so focus moves before. */
function MarkAll({ ids, onMark, onFail }: MarkAllProps) {
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
      onMark(id)
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
      Mark all as read
    </Button>
  )
}
