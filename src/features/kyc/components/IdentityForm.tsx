import { useState } from 'react'
import type { IdentityDocument } from '#src/api/generated/models/identityDocument.ts'
import { useSubmitVerification } from '#src/api/generated/hooks/kyc/kyc.ts'
import { useSubmit } from '#src/api/useSubmit.ts'
import { describeFailure } from '#src/components/failureText.ts'
import type { FailureText } from '#src/components/failureText.ts'
import { paths } from '#src/paths.ts'
import { documentTypes, emptyIdentity, identityRequest, uploads } from '#src/features/kyc/model.ts'
import type { Identity, IdentityFormKind } from '#src/features/kyc/model.ts'
import { PersonalDetails } from '#src/features/kyc/components/PersonalDetails.tsx'
import { authTexts } from '#src/texts/auth.ts'
import { texts } from '#src/texts/common.ts'
import { Banner } from '#src/ui/Banner.tsx'
import { Button } from '#src/ui/Button.tsx'
import { FileField } from '#src/ui/FileField.tsx'
import { Form } from '#src/ui/Form.tsx'
import { RadioGroup } from '#src/ui/RadioGroup.tsx'
import { TextLink } from '#src/components/TextLink.tsx'
import { useUnsavedChanges } from '#src/components/useUnsavedChanges.ts'

const documentFiles = ['image/*', 'application/pdf']

export interface IdentityFormProps {
  kind: IdentityFormKind
  /** The kinds of document that the bank lists. */
  docs: readonly IdentityDocument[]
  /** Called once the bank has taken the documents in, with its words if it had any. The form is empty again. */
  onAccepted: (message: string | undefined) => void
}

/** Who someone is, with pictures to prove it. Whatever goes wrong, all that was typed and chosen is still there. */
export function IdentityForm({ kind, docs, onAccepted }: IdentityFormProps) {
  const submission = useSubmit(useSubmitVerification())
  const [identity, setIdentity] = useState(emptyIdentity)
  const [problem, setProblem] = useState<FailureText & { isSessionOver: boolean }>()
  useUnsavedChanges({ isDirty: identity !== emptyIdentity })

  function change(part: Partial<Identity>): void {
    setIdentity((current) => ({ ...current, ...part }))
  }

  async function submit(): Promise<void> {
    setProblem(undefined)
    const outcome = await submission.submit({ data: identityRequest(identity, kind) })
    if (outcome === undefined) return
    if (outcome.kind === 'success') {
      setIdentity(emptyIdentity)
      onAccepted(outcome.message)
      return
    }
    setProblem({
      ...describeFailure(outcome, { failure: texts.somethingWentWrongLoud }),
      isSessionOver: outcome.kind === 'failed' && outcome.reason === 'session',
    })
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
        <FileField
          key={name}
          label={label}
          name={name}
          acceptedFileTypes={name === 'pic' ? documentFiles.slice(0, 1) : documentFiles}
          description={`${hint} It is sent when you submit.`}
          value={identity.files[name]}
          onChange={(file) => setIdentity((current) => ({ ...current, files: { ...current.files, [name]: file } }))}
        />
      ))}
      {problem !== undefined && (
        <Banner
          tone={problem.tone}
          action={problem.isSessionOver && <TextLink to={paths.auth.signIn()}>{authTexts.landing.signIn}</TextLink>}
        >
          {problem.text}
        </Banner>
      )}
      <Button type="submit" isPending={submission.isPending}>
        Submit
      </Button>
    </Form>
  )
}
