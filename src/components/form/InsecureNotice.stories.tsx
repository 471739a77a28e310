import type { Meta, StoryObj } from '@storybook/react-vite'
import { InsecureNotice } from './InsecureNotice.tsx'

const meta = { component: InsecureNotice } satisfies Meta<typeof InsecureNotice>
export default meta

export const Insecure: StoryObj<typeof meta> = {}
