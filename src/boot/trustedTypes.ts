interface PolicyFactory {
  createPolicy: (name: string, rules: Readonly<Record<string, (text: string) => string | null>>) => unknown
}

/** Blocks turning text into HTML or script, except the empty string, with which react-aria clears announcements. */
export function installTrustedTypesPolicy(allowsScript: (url: string) => boolean): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '' ? html : null),
    createScriptURL: (url) => (allowsScript(url) ? url : null),
  })
}
