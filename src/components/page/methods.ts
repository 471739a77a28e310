import type { ComponentType } from 'react'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import type { IconProps } from '#src/ui/Icon.tsx'

export interface MethodStep {
  name: string
  hint?: string
}

export interface AvailableMethod {
  name: string
  Icon: ComponentType<IconProps>
  hint?: string
  steps?: readonly MethodStep[]
  to: string
}

export type Method = AvailableMethod | { name: string; to?: undefined }

export const unavailableMethods: readonly Method[] = [
  { name: dashboardTexts.addFunds.bankTransfer },
  { name: dashboardTexts.addFunds.card },
  { name: dashboardTexts.addFunds.cash },
]

export const cryptoSteps = (choice: MethodStep) =>
  [
    choice,
    {
      name: 'Send to the address we show you',
      hint: 'From your own wallet, by copying the address or by its QR code.',
    },
    {
      name: 'Tell us what you sent',
      hint: "The amount, and a picture of the payment if you like. It's pending until we match it.",
    },
  ] as const
