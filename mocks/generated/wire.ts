// Generated from openapi/users.yaml by `npm run generate`. Do not edit.
export interface paths {
  '/api/users.php#userlogin': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sign in
     * @description Signs a customer in with e-mail and password, and names the next step.
     *
     *     The response has one of these outcomes, tested in this order:
     *
     *     1. **Refused**: `error` is set. Without further fields the credentials are wrong: they are
     *        tested before anything else. With `verified` = no and `email`, the e-mail address has to
     *        be verified first. With `submitted`, identity verification is missing (`No`) or under
     *        review (`Yes`); the response may then carry a temporary token.
     *     2. **Administrator**: `role` is `admin`. The browser goes to the administrators' own area.
     *     3. **Notice**: `ismsg` is set. The customer reads `head` and `body` and gets no session.
     *     4. **Not verified** or **declined**: `jwt` is a temporary token and the customer goes to
     *        identity verification.
     *     5. **Pending**: `jwt` is a temporary token and the customer reads that the review is under way.
     *     6. **Signed in**: `jwt` is a session token.
     *
     *     A session token is issued only to a customer with a verified e-mail address and an approved
     *     identity; everybody else gets at most a temporary one.
     *
     *     A customer whose identity is not approved can get one of two responses, a refusal with
     *     `submitted` (1) or a `verification_status` (4 and 5). A new backend SHOULD respond in the
     *     second way: without `error`, with `verification_status` and a temporary token in `jwt`.
     */
    post: operations['signIn']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/users.php#newuser': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Open an account
     * @description Opens an account for a visitor and sends a code to the e-mail address; `verifyEmail` accepts that code. The new customer cannot sign in before. The bank refuses, with `error` and a `message`, what it does not accept: for example an address that is taken, or a password that is too short. An empty password SHOULD be refused.
     */
    post: operations['signUp']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/users.php#verifyuser': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Verify the e-mail address
     * @description Verifies an e-mail address with the code that was sent to it. On success it responds like a sign-in: `verification_status` is the state of the identity verification, and `jwt` is a session token when that is `verified`, a temporary token otherwise. A wrong or outdated code is refused with `error` and a `message`. A code SHOULD be valid for 30 minutes, for one use and for five tries; a new one invalidates the earlier one.
     */
    post: operations['verifyEmail']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/users.php#userforgot-code': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Request a password reset
     * @description Sends an e-mail with a reset code, and a link that carries the address and the code, to a customer who has forgotten the password. The response SHOULD be the same whether or not the address has an account. `resetPassword` accepts the code. Both have the wire name `userforgot`; `action` distinguishes them.
     */
    post: operations['requestPasswordReset']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/users.php#userforgot-reset': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Set a new password with a reset code
     * @description Sets a new password for the customer who holds the reset code. The customer signs in with it afterwards; no session starts here. The bank refuses a wrong or outdated code, or a password it does not accept, with `error` and a `message`. A code SHOULD be valid for 30 minutes, for one use and for five tries; a new one invalidates the earlier one. With the new password every session of the customer SHOULD end. An empty new password SHOULD be refused.
     */
    post: operations['resetPassword']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/users.php#resendconfirmcode': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send the verification code again
     * @description Sends the code for `verifyEmail` to the address once more: the same or a new one. The code sent last is valid; if it is a new one, the earlier one SHOULD be invalid. Whether the bank refuses an address that has no account, or is verified already, is its decision.
     */
    post: operations['resendConfirmationCode']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/users.php#resendforgotcode': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send the reset code again
     * @description Sends the code for `resetPassword` to the address once more: the same or a new one. The code sent last is valid; if it is a new one, the earlier one SHOULD be invalid. Whether the bank refuses an address that has no account is its decision.
     */
    post: operations['resendResetCode']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/users.php#getdocs': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * List the documents that prove an identity
     * @description Lists the kinds of identity documents the bank accepts. It is requested before a session exists, so it needs no token; one that is sent with it does no harm. It is the only loader without `user` and `nc`.
     */
    post: operations['getIdentityDocuments']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/users.php#submit_verification': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Submit identity documents
     * @description Submits identity documents. When the bank accepts them, the customer's verification becomes `Pending Verification` and a review begins; the temporary token is no longer needed, and the customer signs in again when the review is over. A customer who is signed in may submit documents with the session token; whether that session continues, and what an approved customer may do during the review, is up to the bank. The bank may refuse with a `message`.
     */
    post: operations['submitVerification']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/users.php#getstatement2': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Get the account
     * @description Fetches what the home screen shows: the savings account with number and balance, and its history. A new account has a balance of zero and an empty history.
     */
    post: operations['getAccount']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/users.php#pincheck': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Check whether a PIN exists
     * @description Reports whether the customer has created a transaction PIN. A customer without one is redirected to PIN creation, since transfers need it. The PIN itself is never returned.
     */
    post: operations['getPinStatus']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/users.php#updatepin': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create the transaction PIN
     * @description Stores the customer's 4-digit transaction PIN. The customer has typed it twice before it is sent. To change a PIN later, use `updatePin`: if a PIN exists already, the bank SHOULD refuse and keep it. The bank SHOULD refuse a PIN that has no digits, or anything but digits. It may refuse with a `message`.
     */
    post: operations['createPin']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/users.php#gettrslist': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * List past transfers
     * @description Lists the transfers the customer has ordered, so that a payee can be chosen again instead of typed.
     */
    post: operations['getTransfers']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/users.php#getperc': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Get the fee and the balance
     * @description Fetches what the confirmation screen of a transfer needs: the service charge in percent, and the balance. The fee is `percent / 100 × amount`, and the payee receives the amount less the fee. It is in whole cents: the screen rounds half up, and a bank's own rounding may differ by a cent. No fixed or smallest fee comes on top. If no percentage is returned, 10 percent apply. The screen lets only an amount below the balance pass.
     */
    post: operations['getTransferFee']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/users.php#confirmmypin': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Confirm a transfer with the PIN
     * @description Checks the customer's transaction PIN before a transfer. A success authorises the transfer, or requests a further code first with `requiresanother`; `head` and `body` then describe the code to the customer. A wrong PIN is refused with a `message`. Nothing is moved here: `submitTransfer` does that. The bank SHOULD lock a PIN after five wrong tries in a row; a correct one resets the count. How a locked PIN is unlocked, and whether a wrong try ends a confirmation that was given before, is up to the bank.
     */
    post: operations['confirmPin']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/users.php#confirmtpin': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Confirm a transfer with the authorization code
     * @description Checks the Transfer Authorization Code that `confirmPin` required, and responds just as `confirmPin` does. A wrong code is refused with a `message`. A code SHOULD be valid for ten minutes, for one use and for five tries; a new `confirmPin` invalidates the earlier code.
     */
    post: operations['confirmAuthorizationCode']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/users.php#newtrs': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Order a bank transfer
     * @description Orders a transfer to an account at another bank, after `confirmPin` (and
     *     `confirmAuthorizationCode`, where it was required) has succeeded. An accepted order awaits
     *     confirmation by the bank and is in the history as `in_progress`. `trx_notif` may contain
     *     notices for the customer.
     *
     *     Sent again, it is another order, unless it carries the same `idempotency_key` and the bank
     *     supports it. A failed call is never repeated without the customer.
     *
     *     The bank SHOULD refuse an amount of zero or less, or of more than the customer can spend, even
     *     if the caller has checked it. Whether the whole balance may be spent is up to the bank. The
     *     confirmation it requires SHOULD be one given in the same session, not more than ten minutes
     *     before, and not yet used: it is valid for one order, accepted or refused.
     */
    post: operations['submitTransfer']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/users.php#getinstituition': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Get the details for an institutional transfer
     * @description Fetches the details a customer gives to an institution that sends money: username, account number, and the bank's SWIFT code, routing number and country. The wire name is spelled as it is, with the extra letters.
     */
    post: operations['getInstitution']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/users.php#getcdform': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Get the crypto deposit form
     * @description Fetches what the crypto deposit screen needs: the coins or networks on offer, the address to pay to for each, the deposits submitted so far, and the currency symbol.
     */
    post: operations['getCryptoDepositForm']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/users.php#newcd': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Submit a crypto deposit
     * @description Reports a crypto payment that the customer has made to the address shown, with a proof of
     *     payment. The bank records it as `pending` and reviews it; `getCryptoDepositForm` lists it from
     *     then on. The balance does not change here.
     *
     *     Sent again, it is another deposit, unless it carries the same `idempotency_key` and the bank
     *     supports it.
     */
    post: operations['submitCryptoDeposit']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/users.php#getmpcform': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Get the payment form
     * @description Fetches what the crypto payment screen needs: what can be paid for, the coins or networks on offer with an address for each, and the payments submitted so far.
     */
    post: operations['getPaymentForm']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/users.php#newmpc': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Submit a payment
     * @description Reports a crypto payment for a stated purpose, made to the address shown, with a proof of
     *     payment. The bank records it as `pending` and reviews it.
     *
     *     Sent again, it is another payment, unless it carries the same `idempotency_key` and the bank
     *     supports it.
     */
    post: operations['submitPayment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/users.php#getfdcform': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Get the fixed-deposit form
     * @description Fetches what the fixed-deposit screen needs: the plans, the coins or networks on offer with an address for each, and the fixed deposits submitted so far.
     */
    post: operations['getFixedDepositForm']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/users.php#newfdc': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Submit a fixed deposit
     * @description Reports a crypto payment into a fixed-deposit plan, made to the address shown, with a proof of
     *     payment. The bank records it as `pending` and reviews it. The file field is called
     *     `fixedDepositPic` here, unlike in the other forms.
     *
     *     Sent again, it is another fixed deposit, unless it carries the same `idempotency_key` and the
     *     bank supports it.
     */
    post: operations['submitFixedDeposit']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/users.php#getupgradeform': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Get the upgrade form
     * @description Fetches what the upgrade screen needs: the account plans, the plan the customer is on, the coins or networks on offer with an address for each, and the upgrades submitted so far.
     */
    post: operations['getUpgradeForm']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/users.php#newupgrade': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Submit an upgrade
     * @description Requests another account plan and reports the crypto payment for it, made to the address
     *     shown, with a proof of payment. The bank records it as `pending` and reviews it; the plan does
     *     not change here.
     *
     *     Sent again, it is another payment, unless it carries the same `idempotency_key` and the bank
     *     supports it.
     */
    post: operations['submitUpgrade']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/users.php#getnotifications': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * List the notifications
     * @description Lists what the bank has written to the customer, read and unread. Reading the list marks nothing as read. `nc` counts the unread ones.
     */
    post: operations['getNotifications']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/users.php#mnotificationar': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Mark a notification as read
     * @description Marks one notification as read. `nc` falls by one in the responses that follow. It cannot become unread again. A read notification stays read when it is marked again; whether that is a success or a refusal is up to the bank. An unknown id is refused, and one of another customer changes nothing.
     */
    post: operations['markNotificationAsRead']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/users.php#getstatement': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Get the statement
     * @description Fetches the whole history of the account for the statements screen, in one response. `getAccount` returns the same rows and the account besides: the same ids and values, in the same spelling and order.
     */
    post: operations['getStatement']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/users.php#getprofile': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Get the profile
     * @description Fetches everything the bank knows about the customer. `user` has what the layout of every screen needs; `profile` has all of it.
     */
    post: operations['getProfile']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/users.php#updatepic': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Change the profile picture
     * @description Replaces the profile picture. Loaders then name the new file in `picture`. The bank may refuse a file it cannot use.
     */
    post: operations['updatePicture']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/users.php#updateprofile': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Change the profile
     * @description Replaces the personal details. Every field is sent each time, changed or not. Username and e-mail address are not among them; `updateEmail` changes the latter. The bank may refuse what its rules do not allow, an empty name for instance; nothing is changed then.
     */
    post: operations['updateProfile']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/users.php#updateemail': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Change the e-mail address
     * @description Changes the e-mail address the customer signs in with: from then on the new one signs in, and the former one does not. A bank may require that the new one is verified first, with a code that `verifyEmail` accepts; until then a sign-in with it responds as it does for any address that is not verified, and the former one may still sign in. A refusal sets `failed`; as a string, it is the reason the customer reads. Sessions SHOULD continue, and the bank SHOULD tell the former address of the change by e-mail.
     */
    post: operations['updateEmail']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/users.php#updatepwd': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Change the password
     * @description Changes the password. A refusal, for example for a wrong current password, sets `failed`; as a string, it is the reason the customer reads. The session that changed it SHOULD continue; every other session of the customer SHOULD end. An empty new password SHOULD be refused.
     */
    post: operations['updatePassword']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/users.php#supdatepin': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Change the transaction PIN
     * @description Changes the transaction PIN of a customer who has one; `createPin` creates the first. The fields have the names of those of `updatePassword` but contain PINs. A refusal sets `failed`; as a string, it is the reason the customer reads. A wrong current PIN SHOULD count as a wrong try, as in `confirmPin`, and a locked PIN SHOULD not be changed here. A new PIN that has no digits, or anything but digits, SHOULD be refused.
     */
    post: operations['updatePin']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/users.php#getcontact': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Get the contact details
     * @description Fetches the ways to reach the bank's support: WhatsApp, e-mail and telephone. Each may be missing.
     */
    post: operations['getContact']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /** @description The customer's credentials. */
    SignInRequest: {
      /** @description The e-mail address of the account. */
      email: string
      /** @description The password, as typed. */
      password: string
    }
    /** @description A failure that a backend reports. No field is promised and none is read. */
    FailureAnswer: Record<string, never>
    /** @description Reports a refusal. The bank did **not** refuse when the field is absent, `null`, `false`, `0`, `""` or `"0"`; any other value is a refusal, the string `"false"` included. A string may be the reason, in words that a customer can read. */
    Refusal: boolean | (0 | 1) | string | null
    /** @description The fields that every action may return. Each field is optional; the operation's `x-outcome` names the one that decides between success and refusal, and the others are then only information. */
    Envelope: {
      /**
       * @description `success` when the bank did what was requested. Any other word is a refusal. Decides only where the operation says `x-outcome: status`.
       * @example success
       * @example error
       */
      status?: string
      /**
       * @description `success` when the bank accepted the submission. Any other word is a refusal. Decides only where the operation says `x-outcome: icon`.
       * @example success
       * @example error
       */
      icon?: string
      /** @description A message to the customer, in the customer's language. Plain text. If it is missing, the reader shows a text of its own. */
      message?: string
      /** @description Refusal of a sign-in, sign-up, e-mail verification or password reset. Decides only where the operation says `x-outcome: error`. */
      error?: components['schemas']['Refusal']
      /** @description Refusal of a change in the settings; as a string, the reason. Decides only where the operation says `x-outcome: failed`. */
      failed?: components['schemas']['Refusal']
    }
    /**
     * @description The state of the customer's identity verification. Known values: `Not Verified` (nothing submitted), `Pending Verification` (submitted, under review), `Declined` (refused, may be submitted again) and `verified` (approved). Spelled exactly so. A reader treats any other value as `Not Verified`.
     * @example Not Verified
     * @example Pending Verification
     * @example Declined
     * @example verified
     */
    VerificationStatus: string
    /** @description A yes-or-no value in any of the ways a PHP backend may write it: `true`/`false`, `1`/`0`, or one of these as a string, or `"yes"`/`"no"`. Lower case. */
    Flag: boolean | (0 | 1) | ('yes' | 'no' | '1' | '0' | 'true' | 'false')
    /**
     * @description `Yes` or `No`, with a capital letter.
     * @enum {string}
     */
    YesNo: 'Yes' | 'No'
    /** @description A customer, or an administrator, as the bank knows them. A blank field of the profile is an empty string, `null` or absent. */
    User: {
      /** @description Full name, first name first. */
      fullname: string
      /** @description The e-mail address the customer signs in with. */
      email: string
      /** @description The name the customer chose at sign-up. */
      username?: string | null
      /** @description File name of the profile picture, below the bank's folder for uploads. The address of that folder is a setting of the dashboard (`/uploads/` of the bank, if nothing else is set). Empty or `null`: no picture. */
      picture?: string | null
      /** @description Telephone number, as the customer wrote it. */
      phone?: string | null
      /** @description As the customer wrote it. */
      gender?: string | null
      /** @description Date of birth, `YYYY-MM-DD`. */
      dob?: string | null
      /** @description Country of residence, by its name. */
      country?: string | null
      /** @description As the customer wrote it. */
      marital_status?: string | null
      /** @description Postal address, in one line. */
      home_address?: string | null
      /** @description Name of the person to turn to when the customer cannot be reached. */
      next_of_kin?: string | null
      /** @description Name of the account plan the customer is on. */
      current_plan?: string | null
      /**
       * @description `customer` uses this product; `admin` has an area of its own elsewhere.
       * @enum {string}
       */
      role?: 'customer' | 'admin'
      verification_status?: components['schemas']['VerificationStatus']
      /** @description Whether the e-mail address is verified. */
      verified?: components['schemas']['Flag']
      /** @description Whether documents for identity verification have been submitted. */
      submitted?: components['schemas']['YesNo']
      /** @description A token, only in the response to a sign-in. Never part of a loader's response. */
      jwt?: string
    }
    /** @description The outcome of a sign-in. The reader tests in this order: `error`; `role` is `admin`; `ismsg`; `verification_status` is `Not Verified` or `Declined`; `Pending Verification`; otherwise the customer is signed in. */
    SignInAnswer: components['schemas']['Envelope'] & {
      /** @description A token. A session token when `verification_status` is `verified`; otherwise a temporary token, which is valid for identity verification only. */
      jwt?: string
      verification_status?: components['schemas']['VerificationStatus']
      /** @description Whether the e-mail address is verified. With `error`, `no` sends the customer to the e-mail verification screen. */
      verified?: components['schemas']['Flag']
      /** @description With `error`: identity verification is not complete. `No` means nothing has been submitted, `Yes` that it is under review. */
      submitted?: components['schemas']['YesNo']
      /** @description The e-mail address the outcome is about. Always there when the address is not verified yet. */
      email?: string
      /**
       * @description `admin` sends the browser to the administrators' own area; no customer session starts.
       * @enum {string}
       */
      role?: 'customer' | 'admin'
      /** @description Yes: the bank has a notice for this customer instead of a session. `head` and `body` contain it. */
      ismsg?: components['schemas']['Flag']
      /** @description Heading of the notice. Plain text. */
      head?: string
      /** @description Text of the notice. Plain text, never HTML. */
      body?: string
      /** @description The customer who has signed in. */
      user?: components['schemas']['User']
    }
    /**
     * Format: uuid
     * @description Names one order of the customer: a UUID that the caller makes when the customer confirms, and keeps for every repetition of that order. Optional; the last field of the body, and never part of `extra`. The bank SHOULD carry out an order once: the same key with the same fields gets the first response again, and the same key with other fields a refusal. A bank may ignore the key.
     * @example 3f6c1c2e-8f5b-4b7e-9c55-0d2c6a4e8b17
     */
    IdempotencyKey: string
    /** @description The details with which a visitor opens an account. */
    SignUpRequest: {
      /** @description First name. Empty if the visitor has entered only a last name. */
      first_name: string
      /** @description Last name. Empty if the visitor has entered only a first name. */
      last_name: string
      /** @description The name the visitor wants to be known by. */
      username: string
      /** @description The e-mail address. The sign-up form requires an `@` in it and checks nothing else. */
      email: string
      /** @description The password. The sign-up form requires at least 6 characters; the bank may require more and refuse. */
      password: string
      /** @description First and last name, joined by a space, or the only one. */
      fullname: string
      idempotency_key?: components['schemas']['IdempotencyKey']
    }
    /** @description The outcome of a sign-up. */
    SignUpAnswer: components['schemas']['Envelope']
    /** @description The code that the bank sent by e-mail. */
    VerifyEmailRequest: {
      /** @description The e-mail address to verify. */
      email: string
      /** @description The code from the e-mail, as typed. */
      ver_code: string
      /**
       * @description Always this value.
       * @constant
       */
      action: 'code'
      idempotency_key?: components['schemas']['IdempotencyKey']
    }
    /** @description The outcome of an e-mail verification. A success has `jwt` and `verification_status`. A response with exactly one field, whichever it is, counts as a malfunction: send at least two. */
    VerifyEmailAnswer: components['schemas']['Envelope'] & {
      /** @description A token. A session token when `verification_status` is `verified`; otherwise a temporary token, which is valid for identity verification only. */
      jwt?: string
      verification_status?: components['schemas']['VerificationStatus']
    }
    /** @description Whose password to reset. */
    RequestPasswordResetRequest: {
      /** @description The e-mail address of the account. */
      email: string
      /**
       * @description Always this value: requests a code.
       * @constant
       */
      action: 'code'
    }
    /** @description Whether the e-mail was sent. */
    RequestPasswordResetAnswer: components['schemas']['Envelope']
    /** @description The reset code and the new password. */
    ResetPasswordRequest: {
      /** @description The e-mail address of the account. */
      email: string
      /**
       * @description Always this value: sets the new password.
       * @constant
       */
      action: 'reset'
      /** @description The code from the e-mail, or from the link in it. */
      reset_code: string
      /** @description The new password, as typed. The bank may refuse what it would refuse at a sign-up. */
      new_password: string
      idempotency_key?: components['schemas']['IdempotencyKey']
    }
    /** @description Whether the password was changed. */
    ResetPasswordAnswer: components['schemas']['Envelope']
    /** @description Where to send the e-mail again. */
    ResendConfirmationCodeRequest: {
      /**
       * @description Names the operation. Always this value.
       * @constant
       */
      resendconfirmcode: 'resendconfirmcode'
      /** @description The e-mail address that waits for verification. */
      email: string
    }
    /** @description Whether the code was sent again. */
    ResendConfirmationCodeAnswer: components['schemas']['Envelope']
    /** @description Where to send the e-mail again. */
    ResendResetCodeRequest: {
      /**
       * @description Names the operation. Always this value.
       * @constant
       */
      resendforgotcode: 'resendforgotcode'
      /** @description The e-mail address of the account. */
      email: string
    }
    /** @description Whether the code was sent again. */
    ResendResetCodeAnswer: components['schemas']['Envelope']
    /** @description Requests the kinds of documents. */
    GetIdentityDocumentsRequest: {
      /**
       * @description Names the operation. Always this value.
       * @constant
       */
      getdocs: 'getdocs'
      /** @description A temporary or a session token, if the caller has one. Not needed. */
      token?: string
    }
    /** @description A kind of document the bank accepts. */
    IdentityDocument: {
      /** @description What the document is called; sent back as `type`. */
      doc_name: string
    }
    /** @description The documents that prove an identity. */
    GetIdentityDocumentsAnswer: {
      /** @description The kinds of documents, in the order of the list the customer chooses from. May be empty: a driver's license is offered in any case and need not be listed. */
      docs: components['schemas']['IdentityDocument'][]
      /** @description A crypto address the bank wants to show on the verification screen of a customer who is signed in. Not shown when missing, empty or `null`. */
      crypto_address?: string | null
      /** @description The coin or network `crypto_address` belongs to. */
      crypto_network?: string | null
    }
    /** @description The documents that a customer submits, with the details to check them against. */
    SubmitVerificationRequest: {
      /**
       * @description Names the operation. Always this value.
       * @constant
       */
      submit_verification: 'submit_verification'
      /** @description The temporary token from `signIn` or `verifyEmail`. A session token is accepted too: the verification screen of a signed-in customer sends that one. */
      token: string
      /** @description The kind of document: a `doc_name` from `getIdentityDocuments`, or `Driver's License`. */
      type: string
      /** @description Country of residence, by its name. */
      country?: string
      /** @description Telephone number, as the customer writes it. */
      phone?: string
      /** @description Postal address, in one line. */
      home_address?: string
      /**
       * Format: binary
       * @description A picture of the customer's face. A picture or a scan. May be missing.
       */
      pic?: File
      /**
       * Format: binary
       * @description The front of the document. A picture or a scan. May be missing.
       */
      idcardFront?: File
      /**
       * Format: binary
       * @description The back of the document. A picture or a scan. May be missing.
       */
      idcardBack?: File
      /**
       * Format: binary
       * @description The document in one file, as the verification screen of a signed-in customer sends it. A picture or a scan. May be missing.
       */
      file?: File
      idempotency_key?: components['schemas']['IdempotencyKey']
    }
    /** @description Whether the documents were accepted for review. */
    SubmitVerificationAnswer: components['schemas']['Envelope']
    /** @description The body that goes with HTTP 401. */
    SessionExpiredAnswer: {
      /**
       * @description Always `error`.
       * @constant
       */
      status: 'error'
      /** @description Why the call was not served. Plain text. */
      message: string
    }
    /** @description Requests the account. */
    GetAccountRequest: {
      /**
       * @description Names the operation. Always this value.
       * @constant
       */
      getstatement2: 'getstatement2'
      /** @description The session token that `signIn` or `verifyEmail` returned as `jwt`. */
      token: string
    }
    /**
     * @description How many notifications the customer has not read. A whole number, or the same number as a string of digits.
     * @example 2
     * @example 2
     */
    UnreadCount: number | string
    /** @description What the layout around every screen needs: who is signed in, and how many notifications are unread. Every loader that needs a session SHOULD send both, so that one call fills a whole screen. */
    Shell: {
      /** @description The customer who is signed in. */
      user?: components['schemas']['User']
      nc?: components['schemas']['UnreadCount']
    }
    /**
     * @description An amount of money in major units of the account's currency: `1250.5` is one thousand two hundred and fifty and a half. A JSON number, or the same number as a string with a point for the decimals and nothing else in it: no currency sign, no thousands separator. Two decimals are enough; readers round to two.
     * @example 1250.50
     * @example 1250.5
     */
    Money: number | string
    /**
     * @description The account's currency: its three-letter ISO 4217 code, or the symbol where the bank keeps no code. The `currency` beside a list is the sign of the same currency.
     * @example USD
     */
    Currency: string
    /** @description The customer's savings account. */
    Account: {
      /** @description The account number. `null` or empty until one is assigned. */
      account_no: string | null
      /** @description The current balance. `null` when the bank cannot state one. It SHOULD be what the customer can spend: a debit in progress is subtracted already, a credit in progress is not added yet, and a failed entry is ignored. `tb` and `balance` of `getTransferFee` are the same figure. */
      tb: components['schemas']['Money'] | null
      currency: components['schemas']['Currency']
    }
    /**
     * @description Identifies one record. Opaque: compare it, send it back, never calculate with it. `7` and `"7"` are the same id.
     * @example 7
     * @example 7
     */
    Id: number | string
    /**
     * @description A date, or a date with a time, as ISO 8601 (`2026-01-15`, `2026-01-15T09:30:00Z`) or as the database writes it (`2026-01-15 09:30:00`). A time without an offset names no zone and is shown unchanged.
     * @example 2026-01-15 09:30:00
     * @example 2026-01-15T09:30:00Z
     * @example 2026-01-15
     */
    Timestamp: string
    /**
     * @description An amount of money that `transaction_type` gives its direction, so that it has no sign of its own. With a minus it could mean either direction: clients show no amount and no sum.
     * @example 1250.50
     * @example 1250.5
     */
    UnsignedMoney: components['schemas']['Money']
    /**
     * @description `successful`: done. `in_progress`: accepted and not settled yet. `failed`: will not happen.
     * @enum {string}
     */
    TransactionStatus: 'successful' | 'in_progress' | 'failed'
    /** @description One line of the account's history. */
    StatementRow: {
      /** @description Identifies the line. A bank SHOULD send `id` or `reference`, the same ones each time: without them two equal lines cannot be distinguished. */
      id?: components['schemas']['Id']
      /** @description The bank's reference for the transaction, for correspondence. */
      reference?: string | null
      /** @description The `id` of the transfer in `getTransfers` that this line belongs to. Absent or `null`: the line is no transfer, or the bank does not link them. */
      transfer_id?: components['schemas']['Id'] | null
      /** @description What the transaction is, or the other party: "Transfer to Tomas Berg". */
      name: string
      /** @description When it was entered. */
      date: components['schemas']['Timestamp']
      /**
       * @description `credit` adds to the balance, `debit` takes from it.
       * @enum {string}
       */
      transaction_type: 'credit' | 'debit'
      /** @description The amount, without a sign: the direction is in `transaction_type`. */
      amount: components['schemas']['UnsignedMoney']
      /** @description The fee that the bank kept of `amount`, in the same currency. Absent or `null`: not stated. */
      fee?: components['schemas']['Money'] | null
      status: components['schemas']['TransactionStatus']
    }
    /**
     * @description The sign written in front of an amount, such as `$` or `€`. Plain text, not an HTML entity.
     * @example $
     */
    CurrencySymbol: string
    /** @description The account and its history. Unlike `getStatement`, it includes `account`. */
    GetAccountAnswer: components['schemas']['Shell'] & {
      account: components['schemas']['Account']
      /** @description The history, newest first. Empty when nothing has happened yet. */
      transactions: components['schemas']['StatementRow'][]
      currency: components['schemas']['CurrencySymbol']
    }
    /** @description Checks whether there is a PIN. */
    GetPinStatusRequest: {
      /**
       * @description Names the operation. Always this value.
       * @constant
       */
      pincheck: 'pincheck'
      /** @description The session token that `signIn` or `verifyEmail` returned as `jwt`. */
      token: string
    }
    /** @description Whether the customer has a transaction PIN. */
    GetPinStatusAnswer: {
      /** @description Whether the customer has a transaction PIN. */
      haspin: components['schemas']['Flag']
      user?: components['schemas']['User']
      nc?: components['schemas']['UnreadCount']
    }
    /** @description The new PIN. */
    CreatePinRequest: {
      /**
       * @description Names the operation. Always this value.
       * @constant
       */
      updatepin: 'updatepin'
      /** @description The session token that `signIn` or `verifyEmail` returned as `jwt`. */
      token: string
      /** @description The transaction PIN: 4 digits. */
      pin: string
      idempotency_key?: components['schemas']['IdempotencyKey']
    }
    /** @description Whether the PIN was created. */
    CreatePinAnswer: components['schemas']['Envelope']
    /** @description Requests the past transfers. */
    GetTransfersRequest: {
      /**
       * @description Names the operation. Always this value.
       * @constant
       */
      gettrslist: 'gettrslist'
      /** @description The session token that `signIn` or `verifyEmail` returned as `jwt`. */
      token: string
    }
    /** @description A transfer ordered before. */
    PastTransfer: {
      id?: components['schemas']['Id']
      /** @description The payee's bank. */
      bank: string
      /** @description The payee's account number. */
      act_no: string
      /** @description The payee: who holds the account. */
      act_hold_name: string
      /** @description The amount ordered, before the fee. */
      amount: components['schemas']['Money']
      /** @description SWIFT code (BIC) of the payee's bank. */
      swift?: string | null
      /** @description Routing number of the payee's bank. */
      routing?: string | null
      /** @description Country of the payee's bank, by its name. */
      country?: string | null
      /** @description Currency the payee receives. */
      currency?: string | null
      /** @description What the customer wrote to the payee. */
      note?: string | null
      /** @description When it was ordered. */
      date: components['schemas']['Timestamp']
      status: components['schemas']['TransactionStatus']
    }
    /** @description The transfers ordered before. */
    GetTransfersAnswer: {
      /** @description The transfers, newest first. Empty when there is none. */
      transactions: components['schemas']['PastTransfer'][]
      user?: components['schemas']['User']
      nc?: components['schemas']['UnreadCount']
    }
    /** @description Requests the fee. */
    GetTransferFeeRequest: {
      /**
       * @description Names the operation. Always this value.
       * @constant
       */
      getperc: 'getperc'
      /** @description The session token that `signIn` or `verifyEmail` returned as `jwt`. */
      token: string
    }
    /**
     * @description A percentage: `2.5` means 2.5 %. A JSON number, the same number as a string, or nothing (`null` or an empty string). Nothing is not zero.
     * @example 2.5
     * @example 10
     */
    Percent: number | string | null
    /** @description The service charge and the balance. One of `tb` and `balance` is always there; a new backend sends `tb`. */
    GetTransferFeeAnswer: {
      /** @description The service charge, in percent of the amount. Absent, `null` or empty: 10 applies. Zero is zero. */
      percent?: components['schemas']['Percent']
      /** @description The current balance, against which the amount is checked. If `getAccount` states none (`null`), it is 0. */
      tb?: components['schemas']['Money']
      /** @description The same balance under its other name. Read when `tb` is absent. */
      balance?: components['schemas']['Money']
      user?: components['schemas']['User']
      nc?: components['schemas']['UnreadCount']
    }
    /** @description The PIN, as typed. */
    ConfirmPinRequest: {
      /**
       * @description Names the operation. Always this value.
       * @constant
       */
      confirmmypin: 'confirmmypin'
      /** @description The session token that `signIn` or `verifyEmail` returned as `jwt`. */
      token: string
      /** @description The customer's transaction PIN: 4 digits. */
      pin: string
      idempotency_key?: components['schemas']['IdempotencyKey']
    }
    /**
     * @description A whole number, or the same number as a string of digits.
     * @example 4
     * @example 4
     */
    Count: number | string
    /** @description The state of a PIN or a code after a wrong try. A bank that locks PINs SHOULD send both fields with every refusal of a PIN or a code. */
    PinTries: {
      /** @description Whether no further try is accepted until the bank unlocks it. A bank that locks PINs SHOULD send it, and `tries_left`, with every refusal. */
      locked?: components['schemas']['Flag']
      /** @description How many wrong tries are left before it is locked. */
      tries_left?: components['schemas']['Count']
    }
    /** @description A further code that the bank requires before a transfer. */
    AnotherCode: {
      /** @description Heading of the screen that requests the code. Plain text. */
      head: string
      /** @description What the customer is to enter, and where to find it. Plain text. */
      body: string
    }
    /**
     * @description Together with a success: whether a further code is required, for `confirmAuthorizationCode`. An object with `head` and `body` means yes, and so does a true flag with `head` and `body` beside it. Absent, `null`, an empty string or a false flag means no: the transfer may be submitted. A new backend sends the object, or leaves the field out.
     * @example {
     *       "head": "Transfer Authorization Code",
     *       "body": "Enter the 4-digit code that your bank has given you."
     *     }
     * @example false
     */
    AnotherCodeDemand: components['schemas']['AnotherCode'] | components['schemas']['Flag'] | '' | null
    /** @description Whether the PIN is right, and whether the bank requires a further code. */
    ConfirmPinAnswer: components['schemas']['Envelope'] &
      components['schemas']['PinTries'] & {
        requiresanother?: components['schemas']['AnotherCodeDemand']
        /** @description The heading, where `requiresanother` is a flag. Plain text. */
        head?: string | null
        /** @description The text, where `requiresanother` is a flag. Plain text. */
        body?: string | null
      }
    /** @description The authorization code, as typed. */
    ConfirmAuthorizationCodeRequest: {
      /**
       * @description Names the operation. Always this value.
       * @constant
       */
      confirmtpin: 'confirmtpin'
      /** @description The session token that `signIn` or `verifyEmail` returned as `jwt`. */
      token: string
      /** @description The Transfer Authorization Code: 4 digits. */
      pin: string
      idempotency_key?: components['schemas']['IdempotencyKey']
    }
    /** @description Whether the code is right, and whether the bank requires another one. */
    ConfirmAuthorizationCodeAnswer: components['schemas']['Envelope'] &
      components['schemas']['PinTries'] & {
        requiresanother?: components['schemas']['AnotherCodeDemand']
        /** @description The heading, where `requiresanother` is a flag. Plain text. */
        head?: string | null
        /** @description The text, where `requiresanother` is a flag. Plain text. */
        body?: string | null
      }
    /** @description A transfer order. */
    SubmitTransferRequest: {
      /**
       * @description Names the operation. Always this value.
       * @constant
       */
      newtrs: 'newtrs'
      /** @description The session token that `signIn` or `verifyEmail` returned as `jwt`. */
      token: string
      /** @description The payee's bank. */
      bank: string
      /** @description The payee's account number. */
      act_no: string
      /** @description The payee: who holds the account. */
      act_hold_name: string
      /**
       * @description The amount, in the account's currency: digits with at most two decimals after a point. The fee is taken from it: the payee receives the amount less the fee.
       * @example 250.00
       */
      amount: string
      /** @description The remaining fields once more, as one JSON object in a string: `swift`, `currency`, `routing`, `country`, `note`, each a string. Both say the same, and a bank may read either. */
      extra: string
      /** @description SWIFT code (BIC) of the payee's bank. */
      swift?: string
      /** @description Currency the payee receives. */
      currency?: string
      /** @description Routing number of the payee's bank. */
      routing?: string
      /** @description Country of the payee's bank, by its name. */
      country?: string
      /** @description A note to the payee. */
      note?: string
      idempotency_key?: components['schemas']['IdempotencyKey']
    }
    /** @description Something the customer should know about the transfer just ordered. */
    TransferNotice: {
      /** @description Heading. Plain text. */
      title: string
      /** @description Text. Plain text. */
      body: string
    }
    /** @description Whether the order was accepted. */
    SubmitTransferAnswer: components['schemas']['Envelope'] & {
      /** @description Notices shown before the dashboard. Absent or empty: none. */
      trx_notif?: components['schemas']['TransferNotice'][]
    }
    /** @description Requests the details for an institutional transfer. */
    GetInstitutionRequest: {
      /**
       * @description Names the operation. Always this value.
       * @constant
       */
      getinstituition: 'getinstituition'
      /** @description The session token that `signIn` or `verifyEmail` returned as `jwt`. */
      token: string
    }
    /** @description The details that an institution needs to send money to this customer. An unknown detail is `null`, empty or absent. */
    GetInstitutionAnswer: components['schemas']['Shell'] & {
      /** @description The customer who is signed in. Always sent here. */
      user: components['schemas']['User']
      nc: components['schemas']['UnreadCount']
      /** @description The customer. */
      u: {
        /** @description The customer's username. */
        username?: string | null
      }
      /** @description The customer's account. */
      data: {
        /** @description The customer's account number. */
        account_no?: string | null
      }
      /** @description The bank. */
      data2: {
        /** @description SWIFT code (BIC) of the bank. */
        swift_code?: string | null
        /** @description Routing number of the bank. A string: leading zeros count. */
        routing_no?: string | null
        /** @description Country of the bank, by its name. */
        country?: string | null
      }
    }
    /** @description Requests the deposit form. */
    GetCryptoDepositFormRequest: {
      /**
       * @description Names the operation. Always this value.
       * @constant
       */
      getcdform: 'getcdform'
      /** @description The session token that `signIn` or `verifyEmail` returned as `jwt`. */
      token: string
    }
    /** @description One crypto payment that the customer has reported to the bank. */
    DepositRow: {
      id?: components['schemas']['Id']
      /** @description The coin or network it was paid with: one of the `names` offered when it was submitted. */
      type: string
      /** @description What a payment was for, as it was submitted. In the list of payments only, and optional there. */
      purpose?: string | null
      /** @description The plan that was chosen, as it was submitted. In the lists of fixed deposits and of upgrades only, and optional there. */
      plan?: string | null
      amount: components['schemas']['Money']
      /**
       * @description `pending`: submitted, waiting for the bank's review. `confirmed`: received. `declined`: not accepted.
       * @enum {string}
       */
      status: 'pending' | 'confirmed' | 'declined'
      /** @description When it was submitted. */
      created_at: components['schemas']['Timestamp']
    }
    /** @description What a form needs that is paid with cryptocurrency: the methods, where to pay, and what was paid before. Deposits, payments, fixed deposits and upgrades share it. */
    CryptoMethods: {
      /** @description The coins or networks offered, in the order of the list the customer chooses from. May be empty. */
      names: string[]
      /** @description The addresses as first shown: entry 0 is shown before the customer has chosen anything. */
      addresses: (string | null)[]
      /** @description The address of each method: entry *i* belongs to entry *i* of `names`. A missing or empty entry means that no address is on offer for that method; no other address is shown in its place. Whether to accept a submission with that method is the bank's decision. */
      addresses2: (string | null)[]
      /** @description What the customer has submitted with this form before, newest first. Empty when there is nothing. Every form SHOULD send it; `getCryptoDepositForm` always does. */
      transactions?: components['schemas']['DepositRow'][]
      /** @description The sign written in front of the amounts of `transactions`. Every form SHOULD send it; `getCryptoDepositForm` always does. */
      currency?: components['schemas']['CurrencySymbol']
    }
    /** @description The methods of a crypto deposit and the deposits submitted so far. */
    GetCryptoDepositFormAnswer: components['schemas']['Shell'] &
      components['schemas']['CryptoMethods'] & {
        /** @description The deposits submitted before, newest first. Empty when there is none. */
        transactions: components['schemas']['DepositRow'][]
        currency: components['schemas']['CurrencySymbol']
      }
    /** @description A crypto deposit as the customer reports it. */
    SubmitCryptoDepositRequest: {
      /**
       * @description Names the operation. Always this value.
       * @constant
       */
      newcd: 'newcd'
      /** @description The session token that `signIn` or `verifyEmail` returned as `jwt`. */
      token: string
      /** @description The coin or network it was paid with: one of the `names` offered. Empty when none was offered. */
      type: string
      /**
       * @description The amount, in the account's currency: digits with at most two decimals after a point. The form also sends an empty, zero or negative amount; whether to accept it is the bank's decision.
       * @example 500.00
       */
      amount: string
      /**
       * Format: binary
       * @description Proof of payment: a picture, usually SVG, PNG, JPG or GIF. May be missing; neither kind nor size is checked before it is sent.
       */
      depositPic?: File
      idempotency_key?: components['schemas']['IdempotencyKey']
    }
    /** @description Whether the bank accepted the deposit for review. */
    SubmitCryptoDepositAnswer: components['schemas']['Envelope']
    /** @description Requests the payment form. */
    GetPaymentFormRequest: {
      /**
       * @description Names the operation. Always this value.
       * @constant
       */
      getmpcform: 'getmpcform'
      /** @description The session token that `signIn` or `verifyEmail` returned as `jwt`. */
      token: string
    }
    /** @description Something a customer can pay for. */
    PaymentPurpose: {
      /** @description The name of the purpose; sent back as `purpose`. */
      purpose_name: string
    }
    /** @description The purposes, the methods of payment, and the payments submitted so far. */
    GetPaymentFormAnswer: components['schemas']['Shell'] &
      components['schemas']['CryptoMethods'] & {
        /** @description What can be paid for, in the order of the list the customer chooses from. May be empty. */
        purposes: components['schemas']['PaymentPurpose'][]
      }
    /** @description A payment as the customer reports it. */
    SubmitPaymentRequest: {
      /**
       * @description Names the operation. Always this value.
       * @constant
       */
      newmpc: 'newmpc'
      /** @description The session token that `signIn` or `verifyEmail` returned as `jwt`. */
      token: string
      /** @description What it is for: one of the `purpose_name`s offered. Empty when none was offered. */
      purpose: string
      /** @description The coin or network it was paid with: one of the `names` offered. Empty when none was offered. */
      type: string
      /**
       * @description The amount, in the account's currency: digits with at most two decimals after a point. The form also sends an empty, zero or negative amount; whether to accept it is the bank's decision.
       * @example 500.00
       */
      amount: string
      /**
       * Format: binary
       * @description Proof of payment: a picture, usually SVG, PNG, JPG or GIF. May be missing; neither kind nor size is checked before it is sent.
       */
      depositPic?: File
      idempotency_key?: components['schemas']['IdempotencyKey']
    }
    /** @description Whether the bank accepted the payment for review. */
    SubmitPaymentAnswer: components['schemas']['Envelope']
    /** @description Requests the fixed-deposit form. */
    GetFixedDepositFormRequest: {
      /**
       * @description Names the operation. Always this value.
       * @constant
       */
      getfdcform: 'getfdcform'
      /** @description The session token that `signIn` or `verifyEmail` returned as `jwt`. */
      token: string
    }
    /** @description A fixed-deposit plan on offer. */
    FixedDepositPlan: {
      /** @description The name of the plan; sent back as `plan`. */
      plan_name: string
      /** @description How long the money is fixed, in words: `12 months`. Absent or `null`: not stated. */
      term?: string | null
    }
    /** @description The plans, the methods of payment, and the fixed deposits submitted so far. */
    GetFixedDepositFormAnswer: components['schemas']['Shell'] &
      components['schemas']['CryptoMethods'] & {
        /** @description The plans, in the order of the list the customer chooses from. May be empty. */
        plans: components['schemas']['FixedDepositPlan'][]
      }
    /** @description A fixed deposit as the customer reports it. */
    SubmitFixedDepositRequest: {
      /**
       * @description Names the operation. Always this value.
       * @constant
       */
      newfdc: 'newfdc'
      /** @description The session token that `signIn` or `verifyEmail` returned as `jwt`. */
      token: string
      /** @description The plan: one of the `plan_name`s offered. Empty when none was offered. */
      plan: string
      /** @description The coin or network it was paid with: one of the `names` offered. Empty when none was offered. */
      type: string
      /**
       * @description The amount, in the account's currency: digits with at most two decimals after a point. The form also sends an empty, zero or negative amount; whether to accept it is the bank's decision.
       * @example 500.00
       */
      amount: string
      /**
       * Format: binary
       * @description Proof of payment: a picture, usually SVG, PNG, JPG or GIF. May be missing; neither kind nor size is checked before it is sent.
       */
      fixedDepositPic?: File
      idempotency_key?: components['schemas']['IdempotencyKey']
    }
    /** @description Whether the bank accepted the fixed deposit for review. */
    SubmitFixedDepositAnswer: components['schemas']['Envelope']
    /** @description Requests the upgrade form. */
    GetUpgradeFormRequest: {
      /**
       * @description Names the operation. Always this value.
       * @constant
       */
      getupgradeform: 'getupgradeform'
      /** @description The session token that `signIn` or `verifyEmail` returned as `jwt`. */
      token: string
    }
    /** @description An account plan on offer. */
    UpgradePlan: {
      /** @description The name of the plan; sent back as `plan`. */
      plan_name: string
      /** @description How long the plan lasts, in words: `12 months`. Absent or `null`: not stated. */
      term?: string | null
      /** @description What the plan includes, in the bank's own words; the dashboard shows them as plain text. Absent or `null`: not stated. */
      description?: string | null
      /** @description What the plan costs. Absent or `null`: not stated. */
      price?: components['schemas']['Money'] | null
    }
    /** @description The account plans, the methods of payment, and the upgrades submitted so far. */
    GetUpgradeFormAnswer: components['schemas']['Shell'] &
      components['schemas']['CryptoMethods'] & {
        /** @description The plans, in the order of the list the customer chooses from. May be empty. */
        plans: components['schemas']['UpgradePlan'][]
        /** @description The plan the customer is on now. `null`: none. Every bank SHOULD send it; if it is absent, `user.current_plan` is used. */
        current_plan?: string | null
      }
    /** @description An upgrade as the customer pays for it. */
    SubmitUpgradeRequest: {
      /**
       * @description Names the operation. Always this value.
       * @constant
       */
      newupgrade: 'newupgrade'
      /** @description The session token that `signIn` or `verifyEmail` returned as `jwt`. */
      token: string
      /** @description The plan: one of the `plan_name`s offered. The form is not sent before one is chosen. */
      plan: string
      /** @description The coin or network it was paid with: one of the `names` offered. Empty when none was offered. */
      type: string
      /**
       * @description The amount, in the account's currency: digits with at most two decimals after a point. The form also sends an empty, zero or negative amount; whether to accept it is the bank's decision.
       * @example 500.00
       */
      amount: string
      /**
       * Format: binary
       * @description Proof of payment: a picture, usually SVG, PNG, JPG or GIF. May be missing; neither kind nor size is checked before it is sent.
       */
      depositPic?: File
      idempotency_key?: components['schemas']['IdempotencyKey']
    }
    /** @description Whether the bank accepted the upgrade for review. */
    SubmitUpgradeAnswer: components['schemas']['Envelope']
    /** @description Requests the notifications. */
    GetNotificationsRequest: {
      /**
       * @description Names the operation. Always this value.
       * @constant
       */
      getnotifications: 'getnotifications'
      /** @description The session token that `signIn` or `verifyEmail` returned as `jwt`. */
      token: string
    }
    /** @description A message from the bank to the customer. */
    BankNotification: {
      id: components['schemas']['Id']
      /** @description Heading. Plain text. */
      title: string
      /** @description Text. Plain text. */
      body: string
      /**
       * @description `no`: unread. `yes`: read.
       * @enum {string}
       */
      wasread: 'yes' | 'no'
      /** @description When it was sent. */
      date?: components['schemas']['Timestamp']
      /**
       * @description What it concerns. The dashboard offers one link below the text: with `security` to the change
       *     of the password, with `transfer` and `statement` to the transactions. It offers none without
       *     this field. A bank SHOULD send no address in its texts: they are not made into links.
       * @enum {string}
       */
      about?: 'security' | 'transfer' | 'statement'
      /** @description The `id` of the line of `getstatement` that it is about. With `about` as `transfer`, the link opens that transaction. */
      transaction?: components['schemas']['Id']
    }
    /** @description The notifications. */
    GetNotificationsAnswer: components['schemas']['Shell'] & {
      /** @description The notifications, newest first, read and unread. Empty when there is none. */
      notifications: components['schemas']['BankNotification'][]
    }
    /** @description The `id` of one record of the customer, as a string. */
    RecordId: string
    /** @description The notification to mark. */
    MarkNotificationAsReadRequest: {
      /**
       * @description Names the operation. Always this value.
       * @constant
       */
      mnotificationar: 'mnotificationar'
      /** @description The session token that `signIn` or `verifyEmail` returned as `jwt`. */
      token: string
      /** @description The `id` of the notification, as a string. */
      id: components['schemas']['RecordId']
    }
    /** @description Whether the notification is marked as read. */
    MarkNotificationAsReadAnswer: components['schemas']['Envelope']
    /** @description Requests the statement. */
    GetStatementRequest: {
      /**
       * @description Names the operation. Always this value.
       * @constant
       */
      getstatement: 'getstatement'
      /** @description The session token that `signIn` or `verifyEmail` returned as `jwt`. */
      token: string
    }
    /** @description The history, without the account itself. */
    GetStatementAnswer: components['schemas']['Shell'] & {
      /** @description The history, newest first. Empty when nothing has happened yet. */
      transactions: components['schemas']['StatementRow'][]
      currency: components['schemas']['CurrencySymbol']
    }
    /** @description Requests the profile. */
    GetProfileRequest: {
      /**
       * @description Names the operation. Always this value.
       * @constant
       */
      getprofile: 'getprofile'
      /** @description The session token that `signIn` or `verifyEmail` returned as `jwt`. */
      token: string
    }
    /** @description The profile. */
    GetProfileAnswer: components['schemas']['Shell'] & {
      /** @description Everything the bank knows about the customer. */
      profile: components['schemas']['User']
    }
    /** @description The new picture. */
    UpdatePictureRequest: {
      /**
       * @description Names the operation. Always this value.
       * @constant
       */
      updatepic: 'updatepic'
      /** @description The session token that `signIn` or `verifyEmail` returned as `jwt`. */
      token: string
      /**
       * Format: binary
       * @description The picture. Neither kind nor size is checked before it is sent.
       */
      profilePic: File
    }
    /** @description Whether the picture was changed. */
    UpdatePictureAnswer: components['schemas']['Envelope']
    /** @description The whole profile, as it is to be from now on. An empty field empties it. */
    UpdateProfileRequest: {
      /**
       * @description Names the operation. Always this value.
       * @constant
       */
      updateprofile: 'updateprofile'
      /** @description The session token that `signIn` or `verifyEmail` returned as `jwt`. */
      token: string
      /** @description Full name. */
      fullname: string
      /** @description Telephone number. */
      phone: string
      /** @description As the customer wants it. */
      gender: string
      /** @description Date of birth, `YYYY-MM-DD`, or empty. If `getprofile` returns a text that is not such a date and the customer enters none, the text is sent back unchanged. */
      dob: string
      /** @description Country of residence, by its name. */
      country: string
      /** @description As the customer wants it. */
      marital_status: string
      /** @description Postal address, in one line. */
      home_address: string
      /** @description Name of the person to turn to when the customer cannot be reached. */
      next_of_kin: string
    }
    /** @description Whether the profile was changed. */
    UpdateProfileAnswer: components['schemas']['Envelope']
    /** @description The new address. */
    UpdateEmailRequest: {
      /**
       * @description Names the operation. Always this value.
       * @constant
       */
      updateemail: 'updateemail'
      /** @description The session token that `signIn` or `verifyEmail` returned as `jwt`. */
      token: string
      /** @description The new e-mail address. The form sends only what HTML accepts as one: the pattern is that of the HTML standard for `<input type="email">`. */
      email: string
      idempotency_key?: components['schemas']['IdempotencyKey']
    }
    /** @description Whether the e-mail address was changed. */
    UpdateEmailAnswer: components['schemas']['Envelope']
    /** @description The current password and the new one. */
    UpdatePasswordRequest: {
      /**
       * @description Names the operation. Always this value.
       * @constant
       */
      updatepwd: 'updatepwd'
      /** @description The session token that `signIn` or `verifyEmail` returned as `jwt`. */
      token: string
      /** @description The current password. The form does not send it empty. */
      c_pwd: string
      /** @description The new password. The form requires more than 4 characters, fewer than that of the sign-up; the bank may require more and refuse. */
      n_pwd: string
      /** @description The new password once more. The form sends it only when it equals `n_pwd`. */
      con_pwd: string
      idempotency_key?: components['schemas']['IdempotencyKey']
    }
    /** @description Whether the password was changed. */
    UpdatePasswordAnswer: components['schemas']['Envelope']
    /** @description The current PIN and the new one. */
    UpdatePinRequest: {
      /**
       * @description Names the operation. Always this value.
       * @constant
       */
      supdatepin: 'supdatepin'
      /** @description The session token that `signIn` or `verifyEmail` returned as `jwt`. */
      token: string
      /** @description The current PIN. The form does not send it empty. */
      c_pwd: string
      /** @description The new PIN: 4 digits. */
      n_pwd: string
      /** @description The new PIN once more. The form sends it only when it equals `n_pwd`. */
      con_pwd: string
      idempotency_key?: components['schemas']['IdempotencyKey']
    }
    /** @description Whether the PIN was changed. */
    UpdatePinAnswer: components['schemas']['Envelope'] & components['schemas']['PinTries']
    /** @description Requests the contact details. */
    GetContactRequest: {
      /**
       * @description Names the operation. Always this value.
       * @constant
       */
      getcontact: 'getcontact'
      /** @description The session token that `signIn` or `verifyEmail` returned as `jwt`. */
      token: string
    }
    /** @description How to reach the bank. A missing one is `null`, empty or absent. */
    ContactDetails: {
      /** @description WhatsApp number, with the country code. */
      whatsapp?: string | null
      /** @description E-mail address. */
      email?: string | null
      /** @description Telephone number, with the country code. */
      phone?: string | null
    }
    /** @description How to reach the bank. */
    GetContactAnswer: components['schemas']['Shell'] & {
      contact: components['schemas']['ContactDetails']
    }
  }
  responses: {
    /** @description Any other status, a body that is not JSON, or a body that does not match this contract. All of them count as "failed": nothing in them is read, and the reader must survive them. */
    Failure: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['FailureAnswer']
        'text/html': string
      }
    }
    /** @description The server did not accept the call as one of an operation: 404 for a name it does not know, 413 for a body that is too large, 422 for one without its required fields, 429 for too many calls. Which of these it uses is up to the server. Counts as "failed", like every other status. */
    CallerError: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['FailureAnswer']
      }
    }
    /** @description The session token is missing, unknown or no longer valid. The reader signs the customer out. A business refusal (a wrong PIN, a refused transfer) is never a 401: it is an HTTP 200 with a response that says so. */
    SessionExpired: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['SessionExpiredAnswer']
      }
    }
  }
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  signIn: {
    parameters: {
      query: {
        /** @description Names the operation. Always this value. */
        crud: 'userlogin'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['SignInRequest']
      }
    }
    responses: {
      /** @description The outcome of the sign-in, also when it is refused. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SignInAnswer']
        }
      }
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
  signUp: {
    parameters: {
      query: {
        /** @description Names the operation. Always this value. */
        crud: 'newuser'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['SignUpRequest']
      }
    }
    responses: {
      /** @description Whether the account was opened. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SignUpAnswer']
        }
      }
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
  verifyEmail: {
    parameters: {
      query: {
        /** @description Names the operation. Always this value. */
        crud: 'verifyuser'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['VerifyEmailRequest']
      }
    }
    responses: {
      /** @description Whether the address is verified, and what comes next. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['VerifyEmailAnswer']
        }
      }
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
  requestPasswordReset: {
    parameters: {
      query: {
        /** @description Names the operation. Always this value. */
        crud: 'userforgot'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['RequestPasswordResetRequest']
      }
    }
    responses: {
      /** @description Whether the e-mail was sent. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RequestPasswordResetAnswer']
        }
      }
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
  resetPassword: {
    parameters: {
      query: {
        /** @description Names the operation. Always this value. */
        crud: 'userforgot'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['ResetPasswordRequest']
      }
    }
    responses: {
      /** @description Whether the password was changed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ResetPasswordAnswer']
        }
      }
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
  resendConfirmationCode: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['ResendConfirmationCodeRequest']
      }
    }
    responses: {
      /** @description Whether the code was sent again. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ResendConfirmationCodeAnswer']
        }
      }
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
  resendResetCode: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['ResendResetCodeRequest']
      }
    }
    responses: {
      /** @description Whether the code was sent again. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ResendResetCodeAnswer']
        }
      }
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
  getIdentityDocuments: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['GetIdentityDocumentsRequest']
      }
    }
    responses: {
      /** @description The kinds of documents. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GetIdentityDocumentsAnswer']
        }
      }
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
  submitVerification: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['SubmitVerificationRequest']
      }
    }
    responses: {
      /** @description Whether the documents were accepted for review. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SubmitVerificationAnswer']
        }
      }
      401: components['responses']['SessionExpired']
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
  getAccount: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['GetAccountRequest']
      }
    }
    responses: {
      /** @description The account and its history. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GetAccountAnswer']
        }
      }
      401: components['responses']['SessionExpired']
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
  getPinStatus: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['GetPinStatusRequest']
      }
    }
    responses: {
      /** @description Whether there is a PIN. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GetPinStatusAnswer']
        }
      }
      401: components['responses']['SessionExpired']
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
  createPin: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['CreatePinRequest']
      }
    }
    responses: {
      /** @description Whether the PIN was created. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CreatePinAnswer']
        }
      }
      401: components['responses']['SessionExpired']
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
  getTransfers: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['GetTransfersRequest']
      }
    }
    responses: {
      /** @description The transfers. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GetTransfersAnswer']
        }
      }
      401: components['responses']['SessionExpired']
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
  getTransferFee: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['GetTransferFeeRequest']
      }
    }
    responses: {
      /** @description The service charge and the balance. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GetTransferFeeAnswer']
        }
      }
      401: components['responses']['SessionExpired']
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
  confirmPin: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['ConfirmPinRequest']
      }
    }
    responses: {
      /** @description Whether the PIN is right. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ConfirmPinAnswer']
        }
      }
      401: components['responses']['SessionExpired']
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
  confirmAuthorizationCode: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['ConfirmAuthorizationCodeRequest']
      }
    }
    responses: {
      /** @description Whether the code is right. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ConfirmAuthorizationCodeAnswer']
        }
      }
      401: components['responses']['SessionExpired']
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
  submitTransfer: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['SubmitTransferRequest']
      }
    }
    responses: {
      /** @description Whether the order was accepted. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SubmitTransferAnswer']
        }
      }
      401: components['responses']['SessionExpired']
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
  getInstitution: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['GetInstitutionRequest']
      }
    }
    responses: {
      /** @description The details. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GetInstitutionAnswer']
        }
      }
      401: components['responses']['SessionExpired']
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
  getCryptoDepositForm: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['GetCryptoDepositFormRequest']
      }
    }
    responses: {
      /** @description The methods, the addresses and the earlier deposits. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GetCryptoDepositFormAnswer']
        }
      }
      401: components['responses']['SessionExpired']
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
  submitCryptoDeposit: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['SubmitCryptoDepositRequest']
      }
    }
    responses: {
      /** @description Whether the deposit was accepted for review. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SubmitCryptoDepositAnswer']
        }
      }
      401: components['responses']['SessionExpired']
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
  getPaymentForm: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['GetPaymentFormRequest']
      }
    }
    responses: {
      /** @description The purposes, the methods and the earlier payments. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GetPaymentFormAnswer']
        }
      }
      401: components['responses']['SessionExpired']
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
  submitPayment: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['SubmitPaymentRequest']
      }
    }
    responses: {
      /** @description Whether the payment was accepted for review. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SubmitPaymentAnswer']
        }
      }
      401: components['responses']['SessionExpired']
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
  getFixedDepositForm: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['GetFixedDepositFormRequest']
      }
    }
    responses: {
      /** @description The plans, the methods and the earlier fixed deposits. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GetFixedDepositFormAnswer']
        }
      }
      401: components['responses']['SessionExpired']
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
  submitFixedDeposit: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['SubmitFixedDepositRequest']
      }
    }
    responses: {
      /** @description Whether the fixed deposit was accepted for review. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SubmitFixedDepositAnswer']
        }
      }
      401: components['responses']['SessionExpired']
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
  getUpgradeForm: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['GetUpgradeFormRequest']
      }
    }
    responses: {
      /** @description The plans, the methods and the earlier upgrades. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GetUpgradeFormAnswer']
        }
      }
      401: components['responses']['SessionExpired']
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
  submitUpgrade: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['SubmitUpgradeRequest']
      }
    }
    responses: {
      /** @description Whether the upgrade was accepted for review. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SubmitUpgradeAnswer']
        }
      }
      401: components['responses']['SessionExpired']
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
  getNotifications: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['GetNotificationsRequest']
      }
    }
    responses: {
      /** @description The notifications. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GetNotificationsAnswer']
        }
      }
      401: components['responses']['SessionExpired']
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
  markNotificationAsRead: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['MarkNotificationAsReadRequest']
      }
    }
    responses: {
      /** @description Whether it is marked. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MarkNotificationAsReadAnswer']
        }
      }
      401: components['responses']['SessionExpired']
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
  getStatement: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['GetStatementRequest']
      }
    }
    responses: {
      /** @description The history. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GetStatementAnswer']
        }
      }
      401: components['responses']['SessionExpired']
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
  getProfile: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['GetProfileRequest']
      }
    }
    responses: {
      /** @description The profile. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GetProfileAnswer']
        }
      }
      401: components['responses']['SessionExpired']
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
  updatePicture: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['UpdatePictureRequest']
      }
    }
    responses: {
      /** @description Whether the picture was changed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UpdatePictureAnswer']
        }
      }
      401: components['responses']['SessionExpired']
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
  updateProfile: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['UpdateProfileRequest']
      }
    }
    responses: {
      /** @description Whether the profile was changed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UpdateProfileAnswer']
        }
      }
      401: components['responses']['SessionExpired']
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
  updateEmail: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['UpdateEmailRequest']
      }
    }
    responses: {
      /** @description Whether the address was changed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UpdateEmailAnswer']
        }
      }
      401: components['responses']['SessionExpired']
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
  updatePassword: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['UpdatePasswordRequest']
      }
    }
    responses: {
      /** @description Whether the password was changed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UpdatePasswordAnswer']
        }
      }
      401: components['responses']['SessionExpired']
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
  updatePin: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['UpdatePinRequest']
      }
    }
    responses: {
      /** @description Whether the PIN was changed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UpdatePinAnswer']
        }
      }
      401: components['responses']['SessionExpired']
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
  getContact: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['GetContactRequest']
      }
    }
    responses: {
      /** @description The contact details. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GetContactAnswer']
        }
      }
      401: components['responses']['SessionExpired']
      '4XX': components['responses']['CallerError']
      default: components['responses']['Failure']
    }
  }
}
