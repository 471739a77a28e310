import { language, locale } from './languages.ts'
import { fold } from './wordsOf.ts'

/** ISO 3166-1 alpha-2 codes of countries and territories with post. */
const codes =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'

/** In the language of the page. */
export function countryNames(): string[] {
  return namesIn(locale).sort((a, b) => a.localeCompare(b, locale))
}

/** How the page shows a country that the bank has in English. Any other text stays as it is. */
export const countryName = /* @__PURE__ */ translation('en', locale)

/** How the bank gets a country that a customer has chosen or typed. */
export const englishCountry = /* @__PURE__ */ translation(locale, 'en')

function namesIn(tag: string): string[] {
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  return codes.split(' ').map((code) => names.of(code) ?? code)
}

function translation(from: string, to: string): (name: string) => string {
  let names: ReadonlyMap<string, string> | undefined
  return (name) => {
    if (language === 'en') return name
    names ??= pairs(namesIn(from), namesIn(to))
    return names.get(fold(name)) ?? name
  }
}

function pairs(names: readonly string[], others: readonly string[]): ReadonlyMap<string, string> {
  return new Map(names.map((name, index) => [fold(name), others[index] ?? name]))
}
