export const toastMs = { success: 2000, warning: 5000, error: 5000, pin: 15_000, copy: 5000 } as const

export const redirectMs = { short: 3000, long: 5000 } as const
