import type { Meta, StoryObj } from '@storybook/react-vite'
import * as z from 'zod/mini'
import { Button } from '#src/ui/Button.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { Form } from './Form.tsx'

const schema = z.object({ bank: z.string().check(z.minLength(1)) })

const meta = {
  component: Form<z.output<typeof schema>>,
  args: {
    schema,
    isPending: false,
    onSubmit: () => undefined,
    children: (
      <>
        <TextField label="Bank" name="bank" />
        <Button type="submit">Send</Button>
      </>
    ),
  },
} satisfies Meta<typeof Form<z.output<typeof schema>>>
export default meta

export const Standard: StoryObj<typeof meta> = {}
