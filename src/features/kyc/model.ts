import type { IdentityDocument } from '#src/api/generated/models/identityDocument.ts'
import * as texts from '#src/texts/common.ts'

/** A new customer sends everything. A signed-in customer sends only a document, as the bank has the rest. */
export type IdentityFormKind = 'complete' | 'document'

export const identityParts = ['Your details', 'Your document', 'Your photo'] as const

export type UploadName = 'pic' | 'idcardFront' | 'idcardBack' | 'file'

export interface Upload {
  name: UploadName
  label: string
  hint: string
  guide?: 'card' | 'face'
}

export const documentUploads: Record<IdentityFormKind, readonly Upload[]> = {
  complete: [
    {
      name: 'idcardFront',
      label: 'Front of the document',
      hint: 'All four corners in the frame, sharp, without glare',
      guide: 'card',
    },
    {
      name: 'idcardBack',
      label: 'Back of the document',
      hint: 'Leave this empty if your document has no back, such as a passport.',
    },
  ],
  document: [
    {
      name: 'file',
      label: 'Identity document',
      hint: 'All four corners in the frame, sharp, without glare',
      guide: 'card',
    },
  ],
}

export const faceUpload: Upload = {
  name: 'pic',
  label: 'Picture of your face',
  hint: 'Just you, facing the camera, in good light',
  guide: 'face',
}

export function documentTypes(docs: readonly IdentityDocument[]): string[] {
  const names = docs.map(({ doc_name }) => doc_name.trim()).filter((name) => name !== '')
  return [...new Set([...names, texts.kyc.driversLicense])]
}
