import { Fragment, useState } from 'react'
import { useSubmitVerification } from '#src/api/generated/hooks/kyc/kyc.ts'
import type { IdentityDocument } from '#src/api/generated/models/identityDocument.ts'
import type { SubmitVerificationRequest } from '#src/api/generated/models/submitVerificationRequest.ts'
import { useSubmit } from '#src/api/useSubmit.ts'
import { Form, hasInput } from '#src/components/form/Form.tsx'
import { announceOutcome, FormResult } from '#src/components/form/FormResult.tsx'
import { refusedField } from '#src/components/form/refusal.ts'
import { UploadField } from '#src/components/form/UploadField.tsx'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { useUnsavedChanges } from '#src/drafts/useDrafts.ts'
import { documentTypes, uploads, type IdentityFormKind, type UploadName } from '#src/features/kyc/model.ts'
import { identitySchema } from '#src/features/kyc/schema.ts'
import { paths } from '#src/paths.ts'
import { authTexts } from '#src/texts/auth.ts'
import { texts } from '#src/texts/common.ts'
import { Button } from '#src/ui/Button.tsx'
import { Cluster } from '#src/ui/Columns.tsx'
import { RadioGroup } from '#src/ui/RadioGroup.tsx'
import { PersonalDetails } from './PersonalDetails.tsx'

const resultTexts = { failure: texts.somethingWentWrongLoud }
const fieldWords = { type: /\btype\b/i }
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
  const { outcome } = submission
  const [files, setFiles] = useState<Partial<Record<UploadName, File | undefined>>>({})
  const [isTyped, setTyped] = useState(false)
  const [accepted, setAccepted] = useState(0)
  useUnsavedChanges({ isDirty: isTyped || Object.values(files).some((file) => file !== undefined) })

  async function submit(data: SubmitVerificationRequest): Promise<void> {
    const next = await submission.submit({ data })
    if (next === undefined) return
    announceOutcome(next, resultTexts)
    if (next.kind !== 'success') return
    setAccepted(accepted + 1)
    setFiles({})
    setTyped(false)
    onAccepted(next.message)
  }

  const refused = refusedField(outcome, fieldWords)
  return (
    <Form
      schema={identitySchema}
      refusal={refused}
      values={Object.fromEntries(Object.entries(files).filter(([, file]) => file !== undefined))}
      onSubmit={(data) => void submit(data)}
      isPending={submission.isPending}
      onEdit={(values) => setTyped(hasInput(values))}
    >
      <Fragment key={accepted}>
        {kind === 'complete' && <PersonalDetails onEdit={() => setTyped(true)} />}
        <RadioGroup
          label="Document type"
          name="type"
          options={documentTypes(docs).map((name) => ({ id: name, label: name }))}
          onChange={() => setTyped(true)}
        />
      </Fragment>
      {uploads[kind].map(({ name, label, hint }) => (
        <UploadField
          key={name}
          label={label}
          name={name}
          acceptedFileTypes={name === 'pic' ? documentFiles.slice(0, 1) : documentFiles}
          description={`${hint} Sent when you submit.`}
          value={files[name]}
          onChange={(file) => setFiles((current) => ({ ...current, [name]: file }))}
        />
      ))}
      <FormResult
        outcome={refused === undefined ? outcome : undefined}
        texts={resultTexts}
        advice={
          outcome?.kind === 'failed' &&
          outcome.reason === 'session' && <TextLink to={paths.auth.signIn()}>{authTexts.landing.signIn}</TextLink>
        }
      />
      <Cluster>
        <Button type="submit" isPending={submission.isPending}>
          Submit
        </Button>
      </Cluster>
    </Form>
  )
}
