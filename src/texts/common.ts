/** Texts with a promised wording, spelling included. auth.ts and dashboard.ts have those of one part of the product. */
export const texts = {
  somethingWentWrong: 'Something went wrong',
  somethingWentWrongLoud: 'Something went wrong!',
  pleaseWait: 'Please Wait',
  codeSent: 'Code Sent',
  copied: 'Copied to clipboard',
  loggedOut: 'Logged out!',
  passwordMismatch: 'Password Mismatch',
  actionSuccessful: 'Action Successful',
  actionSuccessfulLoud: 'Action Successful!',
  copy: 'Copy',
  upload: { done: 'File Uploaded', hint: 'Optional. SVG, PNG, JPG or GIF (max 800x400px)' },
  kyc: { driversLicense: "Driver's License" },
} as const

/** Milliseconds. */
export const toastMs = { success: 2000, warning: 5000, error: 5000, pin: 15_000, copy: 5000 } as const

/** The delay of an automatic redirect, in milliseconds. */
export const redirectMs = { short: 3000, long: 5000 } as const
