/** Files sent in place of chosen ones: photos without metadata, smaller images. */
const substitutes = new WeakMap<File, Promise<File>>()

/** Sends `substitute` whenever `chosen` is submitted. A repeated order thereby sends the same bytes. */
export function sendInPlaceOf(chosen: File, substitute: Promise<File>): void {
  substitutes.set(chosen, substitute)
}

/** Puts the substitutes into a form, once they are ready. */
export async function withSubstitutes(body: FormData): Promise<FormData> {
  for (const [name, value] of [...body]) {
    const substitute = value instanceof File ? await substitutes.get(value) : undefined
    if (substitute !== undefined) body.set(name, substitute)
  }
  return body
}
