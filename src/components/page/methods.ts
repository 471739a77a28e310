import type { ComponentType } from 'react'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import type { IconProps } from '#src/ui/text/Icon.tsx'

export type Method =
  | { name: string; Icon: ComponentType<IconProps>; hint: string; to: string }
  | { name: string; to?: undefined }

export const unavailableMethods: readonly Method[] = [
  { name: dashboardTexts.addFunds.bankTransfer },
  { name: dashboardTexts.addFunds.card },
  { name: dashboardTexts.addFunds.cash },
]
