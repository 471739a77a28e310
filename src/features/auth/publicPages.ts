/** The pages of people without a session, in one chunk: they lead to each other. Sign-in is in the first script (src/app/routing/routes.tsx). */
export { ForgotPage } from '#src/features/auth/pages/ForgotPage.tsx'
export { LandingPage } from '#src/features/auth/pages/LandingPage.tsx'
export { NoticePage } from '#src/features/auth/pages/NoticePage.tsx'
export { ResetPage } from '#src/features/auth/pages/ResetPage.tsx'
export { SignUpPage } from '#src/features/auth/pages/SignUpPage.tsx'
export { UnderReviewPage } from '#src/features/auth/pages/UnderReviewPage.tsx'
export { VerifyPage } from '#src/features/auth/pages/VerifyPage.tsx'
