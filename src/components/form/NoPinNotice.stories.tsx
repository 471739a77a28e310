import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import { getGetPinStatusQueryKey } from '#src/api/generated/hooks/account/account.ts'
import { createQueryClient } from '#src/api/queryClient.ts'
import { NoPinNotice } from './NoPinNotice.tsx'

const client = createQueryClient()
client.setQueryData(getGetPinStatusQueryKey(), { haspin: false })

const meta = {
  component: NoPinNotice,
  decorators: (Story) => (
    <QueryClientProvider client={client}>
      <Story />
    </QueryClientProvider>
  ),
} satisfies Meta<typeof NoPinNotice>
export default meta

export const WithoutPin: StoryObj<typeof meta> = {}
