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
        code.replaceAll(
          /(\bid: "[^"]*",\s*message: )("(?:[^"\\]|\\.)*")/g,
          (_, start: string, text: string) => start + compiled(text),
        ),
    },
  }
}

function compiled(literal: string): string {
  return JSON.stringify(compileMessage(JSON.parse(literal) as string))
}
