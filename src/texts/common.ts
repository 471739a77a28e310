import { t } from '@lingui/core/macro'

/** Texts with a promised wording, spelling included. auth.ts and dashboard.ts have those of one part of the product. */
export const somethingWentWrong = t`Something went wrong`
export const somethingWentWrongLoud = t`Something went wrong!`
export const pleaseWait = t`Please Wait`
export const copied = t`Copied to clipboard`
export const loggedOut = t`Logged out!`
export const passwordMismatch = t`Password Mismatch`
export const actionSuccessful = t`Action Successful`
export const actionSuccessfulLoud = t`Action Successful!`
export const copy = t({ message: 'Copy', context: 'verb' })
export const helpAndSupport = t`Help & Support`
export const upload = { done: t`File Uploaded`, hint: t`Optional. SVG, PNG, JPG or GIF (max 800x400px)` } as const
export const kyc = { driversLicense: t`Driver's License` } as const

export const comma = t({ message: ', ', comment: 'Between the entries of a list' })

export const toastMs = { success: 2000, warning: 5000, error: 5000, pin: 15_000, copy: 5000 } as const

export const redirectMs = { short: 3000, long: 5000 } as const
