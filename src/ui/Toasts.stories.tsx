import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button.tsx'
import { Cluster } from './Columns.tsx'
import { notify } from './toast.ts'
import { Toasts } from './Toasts.tsx'

const meta = {
  component: Toasts,
  render: () => (
    <>
      <Cluster>
        <Button onPress={() => notify.success('Transfer submitted')}>Success</Button>
        <Button onPress={() => notify.warning('Payment Pending!')}>Warning</Button>
        <Button onPress={() => notify.error('Invalid Pin')}>Error</Button>
      </Cluster>
      <Toasts />
    </>
  ),
} satisfies Meta<typeof Toasts>
export default meta

export const Standard: StoryObj<typeof meta> = {}
