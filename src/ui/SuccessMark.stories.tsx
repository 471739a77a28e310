import type { Meta, StoryObj } from '@storybook/react-vite'
import { SuccessMark } from './SuccessMark.tsx'

const meta = { component: SuccessMark } satisfies Meta<typeof SuccessMark>
export default meta

export const Standard: StoryObj<typeof meta> = {}
