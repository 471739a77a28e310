import { t } from '@lingui/core/macro'

export const authTexts = {
  landing: {
    welcome: t`Welcome to the Best E-banking System`,
    claim: t`24/7 online banking. Your account, transfers and deposits in one place.`,
    getStarted: t`Get Started`,
    signIn: t`Sign In`,
  },
  signIn: {
    forgotPassword: t`Forgot Password`,
    invalidCredentials: t`Invalid Credentials`,
    welcomeBack: t`Welcome Back`,
  },
  signUp: {
    notAnEmail: t`That doesn't look like an email address`,
    passwordTooShort: t`Password must be > 6 characters`,
    refused: t`Password should be at least 8 characters`,
    success: t`Signup successful`,
  },
  forgot: { success: t`Check your Email for further instructions.`, refused: t`An unexpected error occured.` },
  reset: { title: t`Create a new password` },
  underReview: { okay: t`Okay` },
  notice: { logout: t`Logout` },
} as const
