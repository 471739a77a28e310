/** What the identity form asks for. Pure. */
import type { IdentityDocument } from '#src/api/generated/models/identityDocument.ts'
import { texts } from '#src/texts/common.ts'

/** A new customer proves everything; one who is signed in hands in a document, for the bank knows the rest. */
export type IdentityFormKind = 'complete' | 'document'

export type UploadName = 'pic' | 'idcardFront' | 'idcardBack' | 'file'

/** The files that each kind of form asks for, in their order. */
export const uploads: Record<IdentityFormKind, readonly { name: UploadName; label: string; hint: string }[]> = {
  complete: [
    { name: 'idcardFront', label: 'Front of the document', hint: 'All four corners in the picture, easy to read.' },
    { name: 'idcardBack', label: 'Back of the document', hint: 'Leave this empty if your document has no back.' },
    { name: 'pic', label: 'Picture of your face', hint: 'Just you, facing the camera, in good light.' },
  ],
  document: [{ name: 'file', label: 'Identity document', hint: 'The whole document, easy to read.' }],
}

/** The kinds of document to choose from: those the bank lists, each once, and a driver's license in any case. */
export function documentTypes(docs: readonly IdentityDocument[]): string[] {
  const names = docs.map(({ doc_name }) => doc_name.trim()).filter((name) => name !== '')
  return [...new Set([...names, texts.kyc.driversLicense])]
}
