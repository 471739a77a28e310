import type { GetInstitutionAnswer } from '#src/api/generated/models/getInstitutionAnswer.ts'
import { cryptoSteps, unavailableMethods, type Method } from '#src/components/page/methods.ts'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { BankIcon } from '#src/ui/Icon.tsx'
import { CoinIcon } from '#src/ui/NavigationIcons.tsx'

const { addFunds, institution } = dashboardTexts

export const addFundsMethods: readonly Method[] = [
  ...unavailableMethods,
  {
    name: addFunds.institutional,
    Icon: BankIcon,
    hint: addFunds.institutionalHint,
    steps: [
      { name: 'Copy your account details' },
      { name: 'Give them to the institution' },
      { name: 'It sends the money to your account' },
    ],
    to: paths.dashboard.addFundsInstitution(),
  },
  {
    name: addFunds.crypto,
    Icon: CoinIcon,
    hint: addFunds.cryptoHint,
    steps: cryptoSteps({ name: 'Choose a coin' }),
    to: paths.dashboard.addFundsCrypto(),
  },
]

/** A missing username or account number is reported; missing bank details stay empty. Neither can be copied. */
export function institutionRows({ u, data, data2 }: Pick<GetInstitutionAnswer, 'u' | 'data' | 'data2'>) {
  const row = (term: string, value: string | undefined, missing = '') => {
    const known = value?.trim() ?? ''
    return { term, detail: known || missing, copyValue: known || undefined }
  }
  return [
    row(institution.username, u.username, institution.missing),
    row(institution.accountNumber, data.account_no, institution.missing),
    row(institution.swift, data2.swift_code),
    row(institution.routing, data2.routing_no),
    row(institution.country, data2.country),
  ]
}
