import type { core } from 'zod/mini'

export function validationMessage(issue: core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'too_small':
      return issue.minimum === 1 ? 'Fill in this field' : `Use at least ${issue.minimum} characters`
    case 'too_big':
      return `Use at most ${issue.maximum} characters`
    default:
      return 'Check this field'
  }
}
