import {
  account,
  balance,
  currency,
  customer,
  documents,
  history,
  spendable,
  unread,
} from '#tests/conformance/scenarios/agreement.ts'
import { authorizationGuessing } from '#tests/conformance/scenarios/authorizationGuessing.ts'
import { clocks } from '#tests/conformance/scenarios/clocks.ts'
import { emailChange, password, passwordChange } from '#tests/conformance/scenarios/credentials.ts'
import { enrolment, verificationInSession } from '#tests/conformance/scenarios/enrolment.ts'
import { extraFields } from '#tests/conformance/scenarios/extras.ts'
import {
  generatedTransfers,
  manyTransfers,
  repeatedTransfers,
} from '#tests/conformance/scenarios/generatedTransfers.ts'
import { codeAbuse } from '#tests/conformance/scenarios/invalidCodes.ts'
import { issued, newsOfOthers, usedAtTheEnd } from '#tests/conformance/scenarios/issuedSecrets.ts'
import { settledOrders } from '#tests/conformance/scenarios/judgeTransfer.ts'
import { listsAtTheEnd, manySubmissions } from '#tests/conformance/scenarios/lists.ts'
import { notificationList, notifications } from '#tests/conformance/scenarios/notifications.ts'
import { openItemsOfOthers, ownOpenItems } from '#tests/conformance/scenarios/openItems.ts'
import { keptSession, otherSession } from '#tests/conformance/scenarios/otherSessions.ts'
import { ordersAtOnce, unconfirmedOrders } from '#tests/conformance/scenarios/overdraft.ts'
import { atOnce, methods, ownership } from '#tests/conformance/scenarios/ownership.ts'
import { passwordReset, resetInSession } from '#tests/conformance/scenarios/passwordReset.ts'
import { pinChange } from '#tests/conformance/scenarios/pinChange.ts'
import { pinCreation, pinGuessing } from '#tests/conformance/scenarios/pinCreation.ts'
import { pictureUpload, pictures, profile, profileTexts, sharedProfile } from '#tests/conformance/scenarios/profile.ts'
import { callsWithoutSession, randomOrder } from '#tests/conformance/scenarios/randomOrder.ts'
import { endedSession, refusedChanges, refusedOrders } from '#tests/conformance/scenarios/refusals.ts'
import { forgotten, laterLinks, links, readTwice, tokens } from '#tests/conformance/scenarios/repeatedReads.ts'
import { secondUpgrade } from '#tests/conformance/scenarios/secondUpgrade.ts'
import { similarCodes, similarPins } from '#tests/conformance/scenarios/similarCodes.ts'
import { submissions } from '#tests/conformance/scenarios/submissions.ts'
import { authorizedTransfer, hastyTransfer, transfer } from '#tests/conformance/scenarios/transfer.ts'
import type { Scenario } from './scenario.ts'

/** Run first, so that a writing run finds no less. */
export const readingScenarios: readonly Scenario[] = [
  ...[
    notificationList,
    documents,
    balance,
    spendable,
    history,
    customer,
    account,
    currency,
    unread,
    ownership,
    atOnce,
    methods,
    readTwice,
    links,
    keptSession,
  ],
]

export const firstScenarios: readonly Scenario[] = [
  hastyTransfer,
  ...[enrolment, passwordReset, codeAbuse, similarCodes, pinCreation, resetInSession],
  ...submissions,
  ...[
    notifications,
    sharedProfile,
    profile,
    profileTexts,
    pictureUpload,
    pictures,
    extraFields,
    refusedChanges,
    otherSession,
  ],
  ...[tokens, forgotten, callsWithoutSession, password, emailChange, passwordChange, pinChange],
]

/** After the varied calls. The plain transfer comes first, so that a refused second one is due to the authorization. */
export const lastScenarios: readonly Scenario[] = [
  ...[
    keptSession,
    endedSession,
    transfer,
    authorizedTransfer,
    similarPins,
    refusedOrders,
    generatedTransfers,
    repeatedTransfers,
    unconfirmedOrders,
    manyTransfers,
    ordersAtOnce,
    settledOrders,
    laterLinks,
    ...manySubmissions,
    otherSession,
    clocks,
    ...[randomOrder, openItemsOfOthers, ownOpenItems, newsOfOthers],
    usedAtTheEnd,
    authorizationGuessing,
    pinGuessing,
    verificationInSession,
    listsAtTheEnd,
    secondUpgrade,
    issued,
  ],
]

export const scenarios: readonly Scenario[] = [...readingScenarios, ...firstScenarios, ...lastScenarios]
