import { t } from '@lingui/core/macro'
import styled from 'styled-components'
import { getGetContactQueryOptions, useGetContactSuspense } from '#src/api/generated/hooks/contact/contact.ts'
import type { ContactDetails } from '#src/api/generated/models/contactDetails.ts'
import { prefetching } from '#src/api/sessionQueries.ts'
import { Cards, LinkCard } from '#src/components/links/LinkCard.tsx'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { AsyncBoundary } from '#src/components/page/AsyncBoundary.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { config } from '#src/config.ts'
import { mailUrl, telUrl, whatsappUrl } from '#src/lib/contactUrls.ts'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { space } from '#src/theme/tokens.ts'
import { CopyButton } from '#src/ui/buttons/CopyButton.tsx'
import { awaited, Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Stack } from '#src/ui/layout/Columns.tsx'
import { Panel } from '#src/ui/layout/Panel.tsx'
import { IconLine } from '#src/ui/lists/IconLine.tsx'
import { LockIcon, outline } from '#src/ui/text/Icon.tsx'
import { ArrowUpIcon, CardIcon, CoinIcon, FileIcon, UserIcon } from '#src/ui/text/NavigationIcons.tsx'

const ChatIcon = outline('M4 5h16v11h-8l-4.5 4v-4H4ZM8 9h8M8 12.5h5')
const MailIcon = outline('M3.5 5.5h17v13h-17ZM3.5 7l8.5 6.5L20.5 7')
const PhoneIcon = outline(
  'M5 4h4l1.5 5-2.3 1.5a11 11 0 0 0 5.3 5.3L15 13.5l5 1.5v4a1.5 1.5 0 0 1-1.6 1.5C11 20 4 13 3.5 5.6A1.5 1.5 0 0 1 5 4Z',
)

const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${space.sm} ${space.xl};
`
const ways = [
  { name: 'WhatsApp', field: 'whatsapp', Icon: ChatIcon, toUrl: whatsappUrl },
  { name: t`Email`, field: 'email', Icon: MailIcon, toUrl: mailUrl },
  { name: t`Phone`, field: 'phone', Icon: PhoneIcon, toUrl: telUrl },
] as const

const topics = [
  { name: t`A transaction`, hint: t`Open it to copy its reference.`, Icon: FileIcon, to: paths.dashboard.statements() },
  { name: t`A crypto deposit`, hint: t`See its status.`, Icon: CoinIcon, to: paths.dashboard.addFundsCrypto() },
  { name: t`Your password or PIN`, hint: t`Change it in Settings.`, Icon: LockIcon, to: paths.dashboard.settings() },
  { name: t`Your plan`, hint: t`See the plans, and upgrade.`, Icon: ArrowUpIcon, to: paths.dashboard.upgrade() },
  { name: t`Your identity`, hint: t`Send another document.`, Icon: CardIcon, to: paths.dashboard.kyc() },
  { name: t`Your details`, hint: t`Change them in your profile.`, Icon: UserIcon, to: paths.dashboard.profile() },
]

export const loader = prefetching(() => [getGetContactQueryOptions()])

export function Component() {
  return (
    <Page title={dashboardTexts.contact.title} subtitle={t`We'll never ask for your password, PIN or a code.`}>
      <Panel title={t`Contact us`} actions={config.helpHours}>
        <Stack $gap="sm">
          <AsyncBoundary skeleton={skeleton}>
            <ContactLinks />
          </AsyncBoundary>
          <p>{t`Forgotten your PIN? Contact us.`}</p>
        </Stack>
      </Panel>
      <Stack as="section" $gap="sm" aria-labelledby="topics">
        <h2 id="topics">{t`What is it about?`}</h2>
        <Cards>
          {topics.map((topic) => (
            <LinkCard key={topic.to} {...topic} />
          ))}
        </Cards>
      </Stack>
    </Page>
  )
}

const skeleton = (
  <Skeleton>
    <Contacts contact={{ whatsapp: awaited, email: awaited, phone: awaited }} />
  </Skeleton>
)

function ContactLinks() {
  const { contact } = useGetContactSuspense().data
  return <Contacts contact={{ ...contact, email: contact.email?.trim() || config.contactEmail }} />
}

function Contacts({ contact }: { contact: ContactDetails }) {
  return (
    <Links>
      {ways.map(({ name, field, Icon, toUrl }) => {
        const value = contact[field]?.trim() ?? ''
        return (
          <li key={field}>
            <IconLine Icon={Icon} title={name} end={value !== '' && <CopyButton value={value} what={name} isIcon />}>
              <Address value={value} url={toUrl(value)} />
            </IconLine>
          </li>
        )
      })}
    </Links>
  )
}

function Address({ value, url }: { value: string; url: string | undefined }) {
  if (value === '') return <span>{t`Not available at the moment`}</span>
  if (url === undefined) return <bdi>{value}</bdi>
  return (
    <TextLink href={url} {...(url.startsWith('https:') ? { target: '_blank' } : {})}>
      <bdi dir="ltr">{value}</bdi>
    </TextLink>
  )
}
