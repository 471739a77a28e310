import { t } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { ConfirmAuthorizationCodeRequest } from '#src/api/generated/models/confirmAuthorizationCodeRequest.ts'
import { ConfirmPinRequest } from '#src/api/generated/models/confirmPinRequest.ts'
import { amountSchema } from '#src/components/form/amountSchema.ts'
import { payeeLabels } from '#src/features/transactions/payeeLabels.ts'
import { englishCountry } from '#src/lib/countries.ts'

/** Direction marks, embeddings, overrides and isolates, and characters without width. */
const neverAllowed = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u
/** Joiners change how names are written in several scripts; a number needs none. */
const neverInNumbers = /[\u200C\u200D]/u

/** Customers must see what they send. */
function text(label: string, isNumber = false) {
  return z.string().check(
    z.trim(),
    z.check<string>(({ value, issues }) => {
      const index = Array.from(value).findIndex(
        (character) => neverAllowed.test(character) || (isNumber && neverInNumbers.test(character)),
      )
      if (index === -1) return
      const message = t`${label}: character ${{ position: index + 1 }} is invisible. Delete it, or type the text again`
      issues.push({ code: 'custom', input: value, message })
    }),
  )
}

const aboveZero = t`Enter an amount above zero`
const amount = z.pipe(amountSchema, z.number(aboveZero).check(z.positive(aboveZero)))

export const detailsSchema = z.object({
  act_hold_name: text(payeeLabels.act_hold_name).check(z.minLength(1, t`Enter the name of the account holder`)),
  act_no: text(payeeLabels.act_no, true).check(z.minLength(1, t`Enter the payee's account number`)),
  bank: text(payeeLabels.bank).check(z.minLength(1, t`Enter the payee's bank`)),
  swift: text(payeeLabels.swift, true),
  routing: text(payeeLabels.routing, true),
  country: text(payeeLabels.country).check(z.overwrite(englishCountry)),
  currency: text(payeeLabels.currency),
  amount,
  note: text(t`Note to the payee`),
})

/** Reports only the missing choice, not the fields of a payee. */
export const noPayeeSchema = z.object({ payee: z.string(t`Choose who you're paying`), amount })

export const pinSchema = z.pick(ConfirmPinRequest, { pin: true })

export const codeSchema = z.pick(ConfirmAuthorizationCodeRequest, { pin: true })
