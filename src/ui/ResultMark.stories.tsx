import type { Meta, StoryObj } from '@storybook/react-vite'
import { ResultMark } from './ResultMark.tsx'

const meta = { component: ResultMark } satisfies Meta<typeof ResultMark>
export default meta

export const Standard: StoryObj<typeof meta> = {}
export const Waiting: StoryObj<typeof meta> = { args: { isWaiting: true } }
