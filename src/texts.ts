/**
 * Every text whose exact wording the product promises, spelling included: other channels of the bank, its support staff
 * and its tests know them by the letter. Wording that is ours to choose stands in the screen that shows it.
 */
export const texts = {
  somethingWentWrong: 'Something went wrong',
  somethingWentWrongLoud: 'Something went wrong!',
  pleaseWait: 'Please Wait',
  codeSent: 'Code Sent',
  copied: 'Copied to clipboard',
  loggedOut: 'Logged out!',
  notAvailableInMethodList: 'Not available for your region',
  notAvailableFeature: 'Not Available in your region',
  noTransactions: 'No Transaction History',
  noNotifications: 'No notifications History',
  passwordMismatch: 'Password Mismatch',
  actionSuccessful: 'Action Successful',
  actionSuccessfulLoud: 'Action Successful!',

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

  menu: {
    dashboard: 'Dashboard',
    addFunds: 'Add funds',
    makePayment: 'Make payment',
    bankTransfer: 'Bank Transfer',
    loan: 'Loan',
    fixedDeposit: 'Fixed deposit',
    notifications: 'Notifications',
    creditCard: 'Credit Card',
    upgrade: 'Upgrade Account',
    contact: 'Help & Support',
    payBills: 'Pay Bills',
    statements: 'Statements & Report',
    settings: 'Settings',
    logOut: 'Log Out',
  },

  avatar: { home: 'Home', profile: 'Profile', settings: 'Settings', logout: 'Logout' },

  addFunds: {
    title: 'Add funds',
    institutional: 'Institutional Transfer',
    institutionalHint: 'Receive cash from limited institutes',
    crypto: 'Crypto Deposit',
    cryptoHint: 'Make payments swiftly with cryptocurrency',
    bankTransfer: 'Bank Transfer',
    card: 'Card',
    cash: 'Cash deposit',
  },

  cryptoDeposit: {
    title: 'Crypto Deposit',
    subtitle: 'Deposit into your trading accounts',
    methods: 'Methods',
    method: 'Deposit method',
    instruction: 'Choose the payment method panel, pay to the displayed address, then come back to fill the form.',
    type: 'Type',
    address: 'Address',
    amount: 'Amount',
    paymentProof: 'Payment Proof',
    submit: 'Submit Deposit',
    transactions: 'Crypto Transactions',
    pending: 'Payment Pending!',
  },

  upload: { done: 'File Uploaded', hint: 'SVG, PNG, JPG or GIF (max 800x400px)' },

  copy: 'Copy',

  institution: {
    title: 'Your Details',
    username: 'Your Username',
    accountNumber: 'Your Account Number',
    swift: 'Swift Code',
    routing: 'Routing Number',
    country: 'Country',
    missing: 'n/a',
  },

  pin: {
    confirm: 'Confirm',
    invalid: 'Invalid Pin',
    mismatch: 'We have detected that the PIN you entered does not match. Please Re-enter PIN.',
    created: 'Your transaction PIN has been successfully created.',
    networkFailure: 'An error has Occured.',
  },

  transfer: {
    insufficientBalance: 'Insufficient balance',
    confirmed: 'Confirmed',
    authorizationCode: 'Transfer Authorization Code',
    success: 'Successful! Await Confirmation',
    neverCharged: 'We never charge for this code.',
  },

  upgrade: { title: 'Upgrade Account', selectPlan: 'Select a plan' },

  notifications: { markAsRead: 'Mark as read', marked: 'Marked as read' },

  kyc: { driversLicense: "Driver's License" },

  statements: { title: 'Statements & Report' },

  contact: { title: 'Help & Support' },
} as const

/** How long a toast stays, in milliseconds. */
export const toastMs = { success: 2000, warning: 5000, error: 5000, pin: 15_000, copy: 5000 } as const

/** After how long a screen goes on by itself, in milliseconds. */
export const redirectMs = { short: 3000, long: 5000 } as const
