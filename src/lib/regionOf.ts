/** The region of a browser's language, such as `GB` of `en-GB`. Some browsers report an invalid tag, such as `C`. */
export function regionOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().region ?? 'US'
  } catch {
    return 'US'
  }
}
