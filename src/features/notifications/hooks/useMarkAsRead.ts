import { useQueryClient } from '@tanstack/react-query'
import { useMarkNotificationAsRead } from '#src/api/generated/hooks/notifications/notifications.ts'
import { getGetProfileQueryKey } from '#src/api/generated/hooks/profile/profile.ts'
import type { GetProfileAnswer } from '#src/api/generated/models/getProfileAnswer.ts'
import { useSubmit } from '#src/api/useSubmit.ts'
import { decremented } from '#src/features/notifications/model.ts'
import * as texts from '#src/texts/common.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'

export const resultTexts = { success: dashboardTexts.notifications.marked, failure: texts.somethingWentWrongLoud }

/** Lowers the unread count at once, and not when the bank's next response brings it. */
export function useMarkAsRead() {
  const queryClient = useQueryClient()
  const { submit, isPending } = useSubmit(useMarkNotificationAsRead())
  return {
    isPending,
    markAsRead: async (id: string) => {
      const outcome = await submit({ data: { id } })
      if (outcome?.kind === 'success')
        queryClient.setQueryData<GetProfileAnswer>(getGetProfileQueryKey(), (profile) =>
          profile?.nc === undefined ? profile : { ...profile, nc: decremented(profile.nc) },
        )
      return outcome
    },
  }
}
