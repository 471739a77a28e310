/**
 * Texts with a promised wording, spelling included. auth.ts and dashboard.ts have those of one part of the product.
 * Each is an export: a script contains only those that it shows.
 */
export const somethingWentWrong = 'Something went wrong'
export const somethingWentWrongLoud = 'Something went wrong!'
export const pleaseWait = 'Please Wait'
export const codeSent = 'Code Sent'
export const copied = 'Copied to clipboard'
export const loggedOut = 'Logged out!'
export const passwordMismatch = 'Password Mismatch'
export const actionSuccessful = 'Action Successful'
export const actionSuccessfulLoud = 'Action Successful!'
export const copy = 'Copy'
export const helpAndSupport = 'Help & Support'
export const upload = { done: 'File Uploaded', hint: 'Optional. SVG, PNG, JPG or GIF (max 800x400px)' } as const
export const kyc = { driversLicense: "Driver's License" } as const

export const toastMs = { success: 2000, warning: 5000, error: 5000, pin: 15_000, copy: 5000 } as const

export const redirectMs = { short: 3000, long: 5000 } as const
