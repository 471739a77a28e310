import { useBank } from '#mocks/devtools/panel/BankContext.ts'
import { Note, Row, Rows } from '#mocks/devtools/panel/parts.tsx'
import { CopyButton } from '#src/ui/buttons/CopyButton.tsx'

export function Mailbox() {
  const { view } = useBank()
  if (view.mails.length === 0) return <p>No message yet. Codes that the bank sends by e-mail appear here.</p>
  return (
    <Rows aria-label="Messages">
      {view.mails
        .toSorted((a, b) => b.id - a.id)
        .map(({ id, to, at, subject, body, code, used }) => (
          <Row
            key={id}
            title={subject}
            actions={!used && code !== '' && <CopyButton value={code} what={`code ${code} for ${to}`} />}
          >
            {body}
            <p>
              {code !== '' && (
                <>
                  Code <strong data-figures>{code}</strong>
                  {used && ', no longer valid'}.{' '}
                </>
              )}
              To {to}, {at.slice(0, 16).replace('T', ' ')} UTC
            </p>
          </Row>
        ))}
      <Note as="li">A new code makes the one before it invalid.</Note>
    </Rows>
  )
}
