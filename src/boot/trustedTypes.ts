interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
  ) => unknown
}

/** Blocks turning strings into HTML or script, except the empty string, with which react-aria clears announcements. */
export function installTrustedTypesPolicy(allowsScript: (url: string) => boolean = () => false): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => {
      if (html === '') return html
      throw new TypeError('Text must not become markup.')
    },
    createScriptURL: (url) => {
      if (allowsScript(url)) return url
      throw new TypeError('Text must not become a script.')
    },
  })
}
