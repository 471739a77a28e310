import { useState } from 'react'
import type { IdentityDocument } from '#src/api/generated/models/identityDocument.ts'
import { useSubmitVerification } from '#src/api/generated/hooks/kyc/kyc.ts'
import type { FailureReason } from '#src/api/outcome.ts'
import { messageOf } from '#src/api/outcome.ts'
import { useAction } from '#src/api/useAction.ts'
import { paths } from '#src/paths.ts'
import { documentTypes, emptyIdentity, identityRequest, uploads } from '#src/features/kyc/model.ts'
import type { Identity, IdentityFormKind } from '#src/features/kyc/model.ts'
import { PersonalDetails } from '#src/features/kyc/components/PersonalDetails.tsx'
import { authTexts } from '#src/texts/auth.ts'
import { texts } from '#src/texts/common.ts'
import { Banner } from '#src/ui/Banner.tsx'
import { Button } from '#src/ui/Button.tsx'
import { FileDrop } from '#src/ui/FileDrop.tsx'
import { Form } from '#src/ui/Form.tsx'
import { RadioGroup } from '#src/ui/RadioGroup.tsx'
import { TextLink } from '#src/components/TextLink.tsx'
import { useUnsavedChanges } from '#src/components/useUnsavedChanges.ts'

const documentFiles = ['image/*', 'application/pdf']

type Problem = { kind: 'refused'; message: string } | { kind: 'unanswered' } | { kind: 'expired' }

const broken: Problem = { kind: 'refused', message: texts.somethingWentWrongLoud }
const problems: Record<FailureReason, Problem> = {
  network: { kind: 'unanswered' },
  session: { kind: 'expired' },
  http: broken,
  malformed: broken,
}

export interface IdentityFormProps {
  kind: IdentityFormKind
  /** The kinds of document that the bank lists. */
  docs: readonly IdentityDocument[]
  /** Called once the bank has taken the documents in, with its words if it had any. The form is empty again. */
  onAccepted: (message: string | undefined) => void
}

/** Who someone is, with pictures to prove it. Whatever goes wrong, all that was typed and chosen is still there. */
export function IdentityForm({ kind, docs, onAccepted }: IdentityFormProps) {
  const submission = useAction(useSubmitVerification())
  const [identity, setIdentity] = useState(emptyIdentity)
  const [problem, setProblem] = useState<Problem>()
  useUnsavedChanges({ isDirty: identity !== emptyIdentity })

  function change(part: Partial<Identity>): void {
    setIdentity((current) => ({ ...current, ...part }))
  }

  async function submit(): Promise<void> {
    setProblem(undefined)
    const outcome = await submission.run({ data: identityRequest(identity, kind) })
    switch (outcome?.kind) {
      case undefined:
        return
      case 'success':
        setIdentity(emptyIdentity)
        onAccepted(messageOf(outcome.answer))
        return
      case 'refused':
        setProblem({ kind: 'refused', message: messageOf(outcome.answer) ?? texts.somethingWentWrongLoud })
        return
      case 'failed':
        setProblem(problems[outcome.reason])
    }
  }

  return (
    <Form onSubmit={() => void submit()} isPending={submission.isPending}>
      {kind === 'complete' && <PersonalDetails identity={identity} onChange={change} />}
      <RadioGroup
        label="Document type"
        name="type"
        options={documentTypes(docs).map((name) => ({ id: name, label: name }))}
        value={identity.type}
        onChange={(type) => change({ type })}
      />
      {uploads[kind].map(({ name, label, hint }) => (
        <FileDrop
          key={name}
          label={label}
          name={name}
          acceptedFileTypes={name === 'pic' ? documentFiles.slice(0, 1) : documentFiles}
          description={`${hint} It is sent when you submit.`}
          value={identity.files[name]}
          onChange={(file) => setIdentity((current) => ({ ...current, files: { ...current.files, [name]: file } }))}
        />
      ))}
      {problem !== undefined && <Trouble problem={problem} />}
      <Button type="submit" isPending={submission.isPending}>
        Submit
      </Button>
    </Form>
  )
}

function Trouble({ problem }: { problem: Problem }) {
  switch (problem.kind) {
    case 'refused':
      return <Banner tone="danger">{problem.message}</Banner>
    case 'unanswered':
      return <Banner tone="warning">The bank did not answer. Everything is still here: submit it once more.</Banner>
    case 'expired':
      return (
        <Banner tone="danger" action={<TextLink to={paths.auth.signIn()}>{authTexts.landing.signIn}</TextLink>}>
          Too much time has passed since you signed in. Sign in again to submit your documents.
        </Banner>
      )
  }
}
