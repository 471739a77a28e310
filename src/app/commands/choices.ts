import type { ComponentType } from 'react'
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { menuEntries } from '#src/app/layouts/menu.ts'
import { noFilters, selectRows } from '#src/features/statements/model.ts'
import { newVisit, type Visit } from '#src/features/statements/visit.ts'
import { payeeId, recentPayees, transfersLike } from '#src/features/transactions/payees.ts'
import { keyOf, pathOfDetails } from '#src/features/transactions/selection.ts'
import { monthAndYear, monthOf } from '#src/lib/dates.ts'
import { pluralize } from '#src/lib/pluralize.ts'
import { fold, wordsOf } from '#src/lib/wordsOf.ts'
import { paths } from '#src/paths.ts'
import type { Theme } from '#src/session/colorScheme.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { EyeIcon, EyeOffIcon } from '#src/ui/Icon.tsx'
import {
  FileIcon,
  HelpIcon,
  LogoutIcon,
  PrintIcon,
  SearchIcon,
  SettingsIcon,
  UserIcon,
} from '#src/ui/NavigationIcons.tsx'
import { places } from './shortcuts.ts'

export type Act =
  | { does: 'open'; path: string; state?: Visit }
  | { does: 'balance'; isShown: boolean }
  | { does: 'theme'; theme: Theme }
  | { does: 'print' }
  | { does: 'shortcuts' }
  | { does: 'logOut' }
  | { does: 'refuse' }

export interface Choice {
  id: string
  label: string
  otherName?: string
  notes?: readonly string[]
  image: ComponentType | string | StatementRow
  keys?: readonly string[]
  act: Act
}

export interface ChoiceGroup {
  id: 'pages' | 'payees' | 'transactions' | 'actions'
  label: string
  choices: readonly Choice[]
}

export interface Sources {
  /** Undefined until loaded. Keep the list stable: its searched texts are built once. */
  statement: { transactions: readonly StatementRow[] } | undefined
  transfers: readonly PastTransfer[] | undefined
  isHidden: boolean
  hasShortcuts: boolean
  now: Date
}

const shownPayees = 3
const shownTransactions = 5

/** "send 25 to lena" finds Lena; "send" alone the latest payees. */
const verbs = new Set(['send', 'pay', 'to'])
const amountPattern = /^\p{Sc}?\d[\d.,]*\p{Sc}?$/u

/** Empty text gives the latest payees, and every page and action. */
export function choicesFor(text: string, sources: Sources): ChoiceGroup[] {
  const words = wordsOf(text)
  const isOrder = words.some((word) => verbs.has(word))
  const aboutPayee = words.filter((word) => !verbs.has(word) && !(isOrder && amountPattern.test(word)))
  const matches = (...texts: (string | undefined)[]): boolean => {
    const whole = fold(texts.join('\n'))
    return aboutPayee.every((word) => whole.includes(word))
  }
  const isLike = ({ label, otherName = '' }: Choice): boolean => {
    const name = fold(`${label} ${otherName}`)
    return words.every(
      (word) => name.includes(word) || (word.length > 4 && name.split(' ').some((part) => beginsLike(part, word))),
    )
  }
  const pageGroup: ChoiceGroup = {
    id: 'pages',
    label: 'Pages',
    choices: pages(sources, words.length > 0).filter(isLike),
  }
  const payeeGroup: ChoiceGroup = {
    id: 'payees',
    label: 'Payees',
    choices: payees(sources, matches, (name) => aboutPayee.length > 0 && matches(name)),
  }
  const groups: ChoiceGroup[] = [
    ...(words.length === 0 ? [payeeGroup, pageGroup] : [pageGroup, payeeGroup]),
    { id: 'transactions', label: 'Transactions', choices: words.length === 0 ? [] : transactions(text, sources) },
    { id: 'actions', label: 'Actions', choices: actions(sources, words).filter(isLike) },
  ]
  const found = groups.filter(({ choices }) => choices.length > 0)
  const isComplete = sources.statement !== undefined && sources.transfers !== undefined
  return found.length > 0 || !isComplete
    ? found
    : [
        {
          id: 'pages',
          label: nothingFound,
          choices: pages(sources, false)
            .filter(({ id }) => waysOn.has(id))
            .toReversed(),
        },
      ]
}

/** Allows one letter to be missing, wrong, extra, or swapped with the next. */
function beginsLike(text: string, word: string): boolean {
  let same = 0
  while (same < word.length && word[same] === text[same]) same += 1
  if (same === word.length) return true
  const rest = text.slice(same)
  const typed = word.slice(same)
  const [first = '', second = ''] = typed
  return (
    rest.slice(1).startsWith(typed) ||
    rest.slice(1).startsWith(typed.slice(1)) ||
    rest.startsWith(typed.slice(1)) ||
    rest.startsWith(second + first + typed.slice(2))
  )
}

const nothingFound = 'Nothing found. Try a name, a page or an amount.'
const waysOn = new Set<string>([paths.dashboard.send(), paths.dashboard.contact()])

const open = (path: string, state?: Visit): Act => ({ does: 'open', path, ...(state && { state }) })

const otherNames: Readonly<Record<string, string>> = {
  [paths.dashboard.home()]: dashboardTexts.avatar.home,
  [paths.dashboard.contact()]: 'Contact phone email WhatsApp fee refund',
}

function pages({ hasShortcuts }: Sources, hasUnavailable: boolean): Choice[] {
  const profile = { label: dashboardTexts.avatar.profile, Icon: UserIcon, to: paths.dashboard.profile() }
  return [...menuEntries, profile].flatMap<Choice>(({ label, Icon, to }) => {
    if (to === undefined) {
      const notes = [dashboardTexts.notAvailableFeature]
      return hasUnavailable ? [{ id: label, label, notes, image: Icon, act: { does: 'refuse' } }] : []
    }
    const letter = places.find(({ path }) => path === to)?.letter
    return [
      {
        id: to,
        label,
        image: Icon,
        act: open(to),
        otherName: otherNames[to] ?? '',
        ...(hasShortcuts && letter !== undefined && { keys: ['g', letter] }),
      },
    ]
  })
}

/** A payee without an id has no address. */
function payees(
  { transfers = [] }: Sources,
  matches: (...texts: string[]) => boolean,
  isNamed: (name: string) => boolean,
): Choice[] {
  return recentPayees(transfers, transfers.length)
    .filter(({ id, act_hold_name, act_no, bank }) => id !== undefined && matches(act_hold_name, act_no, bank))
    .slice(0, shownPayees)
    .flatMap(({ id = '', act_hold_name: name, act_no, bank }) => {
      const send: Choice = {
        id: `send ${id}`,
        label: `Send to ${name}`,
        notes: [act_no, bank],
        image: name,
        act: open(paths.dashboard.send({ payee: id })),
      }
      if (!isNamed(name)) return [send]
      const history: Choice = {
        id: `payee ${id}`,
        label: `All transfers to ${name}`,
        notes: [pluralize(transfersLike(transfers, id).length, 'transfer')],
        image: FileIcon,
        act: open(paths.dashboard.payee(payeeId(transfers, id))),
      }
      return [send, history]
    })
}

function transactions(text: string, { statement, transfers }: Sources): Choice[] {
  if (statement === undefined) return []
  const statements = paths.dashboard.statements()
  const found = selectRows(statement.transactions, { ...noFilters, search: text }, transfers)
  const choices: Choice[] = found.slice(0, shownTransactions).map((row) => {
    const key = keyOf(row, statement.transactions)
    return {
      id: `transaction ${key}`,
      label: row.name,
      image: row,
      act: open(pathOfDetails(statements, '', key), newVisit()),
    }
  })
  if (found.length > 0)
    choices.push({
      id: 'all transactions',
      label: `${pluralize(found.length, 'transaction')} in ${dashboardTexts.menu.statements}`,
      image: SearchIcon,
      act: open(statements, newVisit(text)),
    })
  return choices
}

const changes: readonly Choice[] = [
  { id: 'password', label: 'Change password', image: SettingsIcon, act: open(paths.dashboard.settings('password')) },
  { id: 'pin', label: 'Change PIN', image: SettingsIcon, act: open(paths.dashboard.settings('pin')) },
  { id: 'email', label: 'Change email', image: SettingsIcon, act: open(paths.dashboard.settings('email')) },
  { id: 'light', label: 'Light theme', image: SettingsIcon, act: { does: 'theme', theme: 'light' } },
  { id: 'dark', label: 'Dark theme', image: SettingsIcon, act: { does: 'theme', theme: 'dark' } },
]

function actions({ isHidden, hasShortcuts, now }: Sources, words: readonly string[]): Choice[] {
  return [
    {
      id: 'balance',
      label: isHidden ? 'Show balance' : 'Hide balance',
      otherName: 'Show or hide amounts',
      image: isHidden ? EyeIcon : EyeOffIcon,
      act: { does: 'balance', isShown: isHidden },
    },
    ...statements(now, words),
    { id: 'print', label: 'Print this page', image: PrintIcon, act: { does: 'print' } },
    ...(hasShortcuts
      ? [
          {
            id: 'shortcuts',
            label: 'Keyboard shortcuts',
            image: HelpIcon,
            keys: ['?'],
            act: { does: 'shortcuts' },
          } satisfies Choice,
        ]
      : []),
    ...changes,
    {
      id: 'log out',
      label: dashboardTexts.menu.logOut,
      otherName: `${dashboardTexts.avatar.logout} Sign out`,
      image: LogoutIcon,
      act: { does: 'logOut' },
    },
  ]
}

/** This and the last month, and any month of the last year whose name is typed. */
function statements(now: Date, words: readonly string[]): Choice[] {
  return Array.from({ length: 12 }, (_, back): Choice[] => {
    const date = new Date(now.getFullYear(), now.getMonth() - back, 1)
    const name = monthAndYear(date)
    const relative = ["This month's statement", "Last month's statement"][back]
    if (relative === undefined && !words.some((word) => word.length > 2 && name.toLowerCase().startsWith(word)))
      return []
    return [
      {
        id: name,
        label: relative ?? `${name} statement`,
        otherName: name,
        ...(relative !== undefined && { notes: [name] }),
        image: FileIcon,
        act: open(`${paths.dashboard.statements()}?month=${monthOf(date)}`, newVisit()),
      },
    ]
  }).flat()
}
