export const authTexts = {
  landing: {
    welcome: 'Welcome to the Best E-banking System',
    claim: '24/7 online banking',
    getStarted: 'Get Started',
    signIn: 'Sign In',
  },
  signIn: { forgotPassword: 'Forgot Password', invalidCredentials: 'Invalid Credentials', welcomeBack: 'Welcome Back' },
  signUp: {
    notAnEmail: "That doesn't look like an email address",
    passwordTooShort: 'Password must be > 6 characters',
    refused: 'Password should be at least 8 characters',
    success: 'Signup successful',
  },
  forgot: { success: 'Check your Email for further instructions.', refused: 'An unexpected error occured.' },
  reset: { title: 'Create a new password' },
  underReview: { okay: 'Okay' },
  notice: { logout: 'Logout' },
} as const
