import type { IdentityDocument } from '#src/api/generated/models/identityDocument.ts'
import * as texts from '#src/texts/common.ts'
import type { PictureGuideProps } from '#src/ui/fields/PictureGuide.tsx'

/** A new customer sends everything. A signed-in customer sends only a document, as the bank has the rest. */
export type IdentityFormKind = 'complete' | 'document'

export const identityParts = ['Your details', 'Your document', 'Your photo'] as const

export type UploadName = 'pic' | 'idcardFront' | 'idcardBack' | 'file'

export interface Upload {
  name: UploadName
  label: string
  hint: string
  guide?: PictureGuideProps['shape']
}

const documentHint = 'All four corners in the frame, sharp, without glare. A picture or a PDF.'

export const documentUploads: Record<IdentityFormKind, readonly Upload[]> = {
  complete: [
    {
      name: 'idcardFront',
      label: 'Front of the document',
      hint: documentHint,
      guide: 'card',
    },
    {
      name: 'idcardBack',
      label: 'Back of the document',
      hint: 'Add it if your document has one, such as an ID card. Leave this empty for a passport. A picture or a PDF.',
      guide: 'back',
    },
  ],
  document: [
    {
      name: 'file',
      label: 'Identity document',
      hint: documentHint,
      guide: 'card',
    },
  ],
}

export const faceUpload: Upload = {
  name: 'pic',
  label: 'Picture of your face',
  hint: 'Just you, facing the camera, in good light. A picture, not a PDF.',
  guide: 'face',
}

export function documentTypes(docs: readonly IdentityDocument[]): string[] {
  const names = docs.map(({ doc_name }) => doc_name.trim()).filter((name) => name !== '')
  return [...new Set([...names, texts.kyc.driversLicense])]
}
