import type { GetInstitutionAnswer } from '#src/api/generated/models/getInstitutionAnswer.ts'
import type { LinkCardProps } from '#src/components/links/LinkCard.tsx'
import { config } from '#src/config.ts'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { BankIcon } from '#src/ui/text/NavigationIcons.tsx'
import { CoinIcon } from '#src/ui/text/NavigationIcons.tsx'

const { addFunds, institution } = dashboardTexts

export const addFundsMethods: readonly LinkCardProps[] = [
  {
    name: addFunds.institutional,
    Icon: BankIcon,
    hint: addFunds.institutionalHint,
    to: paths.dashboard.addFundsInstitution(),
  },
  {
    name: addFunds.crypto,
    Icon: CoinIcon,
    hint: addFunds.cryptoHint,
    to: paths.dashboard.addFundsCrypto(),
  },
]

/** A missing username or account number is reported; missing bank details stay empty. Neither can be copied. */
export function institutionRows({ user, u, data, data2 }: Pick<GetInstitutionAnswer, 'user' | 'u' | 'data' | 'data2'>) {
  const row = (term: string, value: string | undefined, missing = '') => {
    const known = value?.trim() ?? ''
    return { term, detail: known || missing, copyValue: known || undefined }
  }
  const rows = [
    row(institution.username, u.username, institution.missing),
    row(institution.accountNumber, data.account_no, institution.missing),
    row(institution.swift, data2.swift_code),
    row(institution.routing, data2.routing_no),
    row(institution.country, data2.country),
  ]
  // The holder and the bank help only a payer who has the rest.
  return rows.every(({ copyValue }) => copyValue === undefined)
    ? rows
    : [row('Account holder', user.fullname), row('Bank', config.bankName), ...rows]
}
