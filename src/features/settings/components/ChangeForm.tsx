import { useState, type ReactNode } from 'react'
import type { ChangeResult } from '#src/features/settings/model.ts'
import { toastMs } from '#src/texts/common.ts'
import { Banner } from '#src/ui/Banner.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Form } from '#src/ui/Form.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { notify } from '#src/ui/toast.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

export interface ChangeFormProps {
  title: string
  submitLabel: string
  /** While false the button is disabled and nothing is sent. */
  isReady: boolean
  /** What is wrong so far; a field shows it, this says it aloud as it comes up. */
  problem: string | undefined
  isPending: boolean
  /** What is said about a PIN stays longer. */
  isAboutPin?: boolean | undefined
  /** Sends the change, and clears the fields when it is done. Resolves with what to say, if anything. */
  onSubmit: () => Promise<ChangeResult | undefined>
  children: ReactNode
}

/** One section of the settings: its fields, its button, and what became of the last change. */
export function ChangeForm({
  title,
  submitLabel,
  isReady,
  problem,
  isPending,
  isAboutPin = false,
  onSubmit,
  children,
}: ChangeFormProps) {
  const [result, setResult] = useState<ChangeResult>()

  async function submit(): Promise<void> {
    if (!isReady) return
    setResult(undefined)
    const next = await onSubmit()
    setResult(next)
    if (next?.toast === undefined) return
    const show = next.tone === 'success' ? notify.success : notify.error
    show(next.toast, isAboutPin ? { durationMs: toastMs.pin } : {})
  }

  return (
    <Panel title={title}>
      <Form onSubmit={() => void submit()} isPending={isPending}>
        {children}
        <VisuallyHidden role="status">{problem}</VisuallyHidden>
        {result !== undefined && <Banner tone={result.tone}>{result.text}</Banner>}
        <Button type="submit" isDisabled={!isReady} isPending={isPending}>
          {submitLabel}
        </Button>
      </Form>
    </Panel>
  )
}
