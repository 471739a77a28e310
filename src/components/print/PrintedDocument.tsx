import type { ReactNode } from 'react'
import styled from 'styled-components'
import {
  demonstrationText,
  isDemonstration,
  isOperatorKnown,
  unknownOperatorText,
} from '#src/components/page/operator.ts'
import { config } from '#src/config.ts'
import { spelledDate } from '#src/lib/dates.ts'
import { BankIcon } from '#src/ui/Icon.tsx'
import type { PrintoutName } from '#src/ui/printOut.ts'
import { Printout } from '#src/ui/Printout.tsx'
import { useNow } from '#src/ui/useNow.ts'

const Letterhead = styled.header`
  display: flex;
  justify-content: space-between;
  gap: 8mm;
  padding-block-end: 4mm;
  border-block-end: 2px solid var(--color-brand);
  > :last-child {
    flex: none;
    text-align: end;
  }
  b {
    color: var(--color-brand);
    font-family: var(--font-heading);
    font-size: 16pt;
    font-weight: 600;
    line-height: 1.2;
  }
  h1 {
    font-size: 13pt;
    line-height: 1.6;
  }
  p {
    color: var(--printout-muted);
  }
`
const Bank = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 3mm;
  align-items: center;
  svg {
    color: var(--color-brand);
  }
  p {
    grid-column: 2;
  }
`
/** Follows the letterhead, with the facts at its end. */
export const PrintedHead = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 8mm;
  margin-block: 7mm;
  dl {
    display: grid;
    flex: none;
    grid-template-columns: auto auto;
    align-content: start;
    gap: 1.2mm 6mm;
    max-width: 55%;
  }
`

export interface PrintedDocumentProps {
  name: PrintoutName
  title: string
  subject: string
  children: ReactNode
}

export function PrintedDocument({ name, title, subject, children }: PrintedDocumentProps) {
  return (
    <Printout name={name} footer={[`${config.bankName} · ${subject}`, isDemonstration ? demonstrationText : '']}>
      <Head title={title} />
      {children}
    </Printout>
  )
}

/** Mounted for each print, so that the date is current. */
function Head({ title }: { title: string }) {
  const now = useNow()
  return (
    <Letterhead>
      <Bank>
        <BankIcon size={32} />
        <b>{config.bankName}</b>
        {!isDemonstration && !isOperatorKnown ? <p>{unknownOperatorText}</p> : <p>{config.legalName}</p>}
        {isDemonstration && <p>{demonstrationText}</p>}
      </Bank>
      <div>
        <h1>{title}</h1>
        <p>{`Printed ${spelledDate(now)}`}</p>
      </div>
    </Letterhead>
  )
}
