import type { ReactNode } from 'react'
import type { AnyOutcome } from '#src/api/reading/outcome.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { notify } from '#src/ui/feedback/toast.ts'
import { describeFailure, mayHaveWorkedAdvice, type PromisedTexts } from './failureText.ts'

export interface ResultTexts extends PromisedTexts {
  success?: string | undefined
  isReasonInSuccess?: boolean | undefined
}

function successText(outcome: Extract<AnyOutcome, { kind: 'success' }>, texts: ResultTexts): string | undefined {
  return (texts.isReasonInSuccess === true ? outcome.message : undefined) ?? texts.success
}

export function announceOutcome(outcome: AnyOutcome, texts: ResultTexts, durationMs?: number): void {
  if (outcome.kind === 'success') {
    const text = successText(outcome, texts)
    if (text !== undefined) notify.success(text, durationMs)
    return
  }
  const { toast } = describeFailure(outcome, texts)
  if (toast !== undefined) notify.error(toast, durationMs)
}

export interface FormResultProps {
  outcome: AnyOutcome | undefined
  texts: ResultTexts
  advice?: ReactNode
}

export function FormResult({ outcome, texts, advice }: FormResultProps) {
  if (outcome === undefined) return null
  if (outcome.kind === 'success') {
    const text = successText(outcome, texts)
    return text === undefined ? null : <Banner tone="success">{text}</Banner>
  }
  const { text, tone } = describeFailure(outcome, texts)
  const mayHaveWorked = outcome.kind === 'failed' && outcome.mayHaveWorked
  return (
    <Banner tone={tone}>
      <span>{text}</span> <span>{advice || (mayHaveWorked && mayHaveWorkedAdvice)}</span>
    </Banner>
  )
}
