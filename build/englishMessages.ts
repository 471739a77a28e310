import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

/** Lingui keeps English in the code as ICU text. Compiled here, as its catalogues are, it needs no parser in the browser. */
export function englishMessages(): Plugin {
  return {
    name: 'english-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /from ["']#src\/language\.tsx["']/ },
      handler: (code) =>
        code.replaceAll(/\bmessage: ("(?:[^"\\]|\\.)*")/g, (_, text: string) => `message: ${compiled(text)}`),
    },
  }
}

function compiled(literal: string): string {
  return JSON.stringify(compileMessage(JSON.parse(literal) as string))
}
