interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
  ) => unknown
}

/**
 * Lets nothing become markup or script that was text. The two exceptions: the empty string, which react-aria uses to clear
 * its announcements, and the script addresses that the caller vouches for. Browsers without Trusted Types ignore it.
 */
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
