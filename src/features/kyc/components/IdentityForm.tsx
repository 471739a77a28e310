import { t } from '@lingui/core/macro'
import { Fragment, useState } from 'react'
import { useSubmitVerification } from '#src/api/generated/hooks/kyc/kyc.ts'
import type { IdentityDocument } from '#src/api/generated/models/identityDocument.ts'
import type { SubmitVerificationRequest } from '#src/api/generated/models/submitVerificationRequest.ts'
import { useSubmit } from '#src/api/useSubmit.ts'
import { CountryField } from '#src/components/form/CountryField.tsx'
import { Form, hasInput } from '#src/components/form/Form.tsx'
import { FormResult } from '#src/components/form/FormResult.tsx'
import { PhoneField } from '#src/components/form/PhoneField.tsx'
import { type FieldRefusal, refusedField } from '#src/components/form/refusal.ts'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { useUnsavedChanges } from '#src/drafts/useUnsavedChanges.ts'
import { addressHint, documentTypes, doubtsOf, type IdentityFormKind } from '#src/features/kyc/model.ts'
import { identitySchema } from '#src/features/kyc/schema.ts'
import { paths } from '#src/paths.ts'
import { authTexts } from '#src/texts/auth.ts'
import * as texts from '#src/texts/common.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { FileField } from '#src/ui/fields/FileField.tsx'
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { Cluster, Stack } from '#src/ui/layout/Columns.tsx'

const resultTexts = { failure: texts.somethingWentWrongLoud }
const fieldWords = { type: /\btype\b/i }
/** As a browser sends a file field without a file. */
const noFile = new File([], '')
const documentFiles = ['image/*', 'application/pdf']

type UploadName = 'pic' | 'idcardFront' | 'idcardBack' | 'file'

export interface IdentityFormProps {
  kind: IdentityFormKind
  docs: readonly IdentityDocument[]
  part?: number
  onTurn?: (by: 1 | -1) => void
  onAccepted: (message: string | undefined) => void
}

export function IdentityForm({ kind, docs, part = 0, onTurn, onAccepted }: IdentityFormProps) {
  const submission = useSubmit(useSubmitVerification())
  const { outcome } = submission
  const [files, setFiles] = useState<Partial<Record<UploadName, File | undefined>>>({})
  const [isTyped, setTyped] = useState(false)
  const [isPassport, setPassport] = useState(false)
  const [accepted, setAccepted] = useState(0)
  /** The details that the customer has been warned of. */
  const [doubts, setDoubts] = useState('')
  const [refusal, setRefusal] = useState<FieldRefusal>()
  useUnsavedChanges({ isDirty: isTyped || Object.values(files).some((file) => file !== undefined) })

  const upload = (name: UploadName) => ({
    name,
    value: files[name],
    onChange: (file: File | undefined) => setFiles((current) => ({ ...current, [name]: file })),
  })
  // A passport has one side.
  const sentFiles = isPassport && kind === 'complete' ? { ...files, idcardBack: noFile } : files
  const Actions = kind === 'document' ? Cluster : Stack
  const ownDocument = (
    <>
      <RadioGroup label={t`Document type`} name="type" options={documentTypes(docs)} />
      <FileField
        {...(kind === 'document'
          ? { ...upload('file'), label: t`Identity document` }
          : { ...upload('idcardFront'), label: t`Front of the document` })}
        acceptedFileTypes={documentFiles}
        description={t`All four corners in the frame, sharp, without glare. A picture or a PDF.`}
      />
      {kind === 'complete' && !isPassport && (
        <FileField
          {...upload('idcardBack')}
          label={t`Back of the document`}
          acceptedFileTypes={documentFiles}
          description={t`Add it if your document has one, such as an ID card. A picture or a PDF.`}
        />
      )}
    </>
  )
  const face = (
    <FileField
      {...upload('pic')}
      label={t`Picture of your face`}
      acceptedFileTypes={['image/*']}
      description={t`Just you, facing the camera, in good light. A picture, not a PDF.`}
      camera="user"
    />
  )
  const parts = kind === 'complete' ? [<PersonalDetails key="details" />, ownDocument, face] : [ownDocument]
  const documentPart = parts.indexOf(ownDocument)
  const isLast = part === parts.length - 1

  async function submit(data: SubmitVerificationRequest): Promise<void> {
    const next = await submission.submit({ data })
    if (next === undefined) return
    const refused = refusedField(next, fieldWords)
    setRefusal(refused)
    if (refused !== undefined && part !== documentPart) onTurn?.(-1)
    if (next.kind !== 'success') return
    setAccepted(accepted + 1)
    setFiles({})
    setTyped(false)
    onAccepted(next.message)
  }

  return (
    <Form
      schema={identitySchema(kind, part)}
      // Passed only once the field is visible, because the form focuses it.
      refusal={part === documentPart ? refusal : undefined}
      values={Object.fromEntries(Object.entries(sentFiles).filter(([, file]) => file !== undefined))}
      onSubmit={(data) => {
        setRefusal(undefined)
        if (isLast) {
          void submit(data)
          return
        }
        const found = part < documentPart ? doubtsOf(data) : ''
        setDoubts(found)
        if (found === '' || found === doubts) onTurn?.(1)
      }}
      isPending={submission.isPending}
      onEdit={(values) => {
        setTyped(hasInput(values))
        setPassport(typeof values['type'] === 'string' && /passport/i.test(values['type']))
      }}
    >
      <Fragment key={accepted}>
        {parts.map((content, index) => (
          // Hidden, so that the fields of the other parts keep their values.
          <Stack key={index} hidden={index !== part}>
            {content}
          </Stack>
        ))}
      </Fragment>
      {part < documentPart && doubts !== '' && (
        <Banner tone="warning">{t`Check what is marked above, or press Continue again to keep it as it is.`}</Banner>
      )}
      {isLast && (
        <FormResult
          outcome={refusal === undefined ? outcome : undefined}
          texts={resultTexts}
          advice={
            outcome?.kind === 'failed' &&
            outcome.reason === 'session' && <TextLink to={paths.auth.signIn()}>{authTexts.landing.signIn}</TextLink>
          }
        />
      )}
      <Actions $gap="xs">
        <Button isWide={kind === 'complete'} type="submit" isPending={submission.isPending}>
          {isLast ? t`Submit` : t`Continue`}
        </Button>
        {part > 0 && (
          <Button isWide variant="quiet" onPress={() => onTurn?.(-1)}>
            {t`Previous step`}
          </Button>
        )}
      </Actions>
    </Form>
  )
}

function PersonalDetails() {
  const [address, setAddress] = useState('')
  return (
    <>
      <CountryField name="country" enterKeyHint="next" />
      <PhoneField name="phone" enterKeyHint="next" />
      <TextField
        label={t`Home address`}
        name="home_address"
        autoComplete="street-address"
        enterKeyHint="next"
        onChange={setAddress}
        warning={addressHint(address)}
      />
    </>
  )
}
