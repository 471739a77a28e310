/** Photos without metadata, and smaller images, sent in place of chosen files. */
const substitutes = new WeakMap<File, Promise<File>>()

/** A repeated order sends the same bytes. */
export function substituteUpload(chosen: File, substitute: Promise<File>): void {
  substitutes.set(chosen, substitute)
}

export async function withSubstitutes(body: FormData): Promise<FormData> {
  for (const [name, value] of [...body]) {
    const substitute = value instanceof File ? await substitutes.get(value) : undefined
    if (substitute !== undefined) body.set(name, substitute)
  }
  return body
}
