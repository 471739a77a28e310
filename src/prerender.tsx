import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { createMemoryRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { App } from '#src/app/App.tsx'
import { initialized } from '#src/app/routing/router.ts'
import { routes } from '#src/app/routing/routes.tsx'
import { config } from './config.ts'

// Imports shared modules in a fixed order, since the order of evaluation is the order of style rules.
import.meta.glob(['./app/layouts/{Landing,Onboarding}Layout.tsx', './features/auth/pages/*.tsx'], {
  eager: true,
})

export async function renderScreen(path: string): Promise<{ html: string; css: string }> {
  const styles = new ServerStyleSheet()
  const router = createMemoryRouter(routes, {
    basename: config.basename,
    initialEntries: [`${config.basename}${path}`],
  })
  await initialized(router)
  const tree = (
    <StrictMode>
      <App router={router} />
    </StrictMode>
  )
  const { prelude } = await prerender(styles.collectStyles(tree))
  const markup = await new Response(prelude).text()
  const rules = styles
    .getStyleTags()
    .replaceAll(/<\/?style[^>]*>|\/\*!sc\*\/|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
  const { html, css } = withoutStyleAttributes(markup)
  return { html, css: rules + css }
}

/** The Content-Security-Policy blocks style attributes in markup: each becomes a rule. */
function withoutStyleAttributes(markup: string): { html: string; css: string } {
  const rules: string[] = []
  const html = markup.replaceAll(/ style="([^"]*)"/g, (_attribute, declarations: string) => {
    const known = rules.indexOf(declarations)
    const index = known === -1 ? rules.push(declarations) - 1 : known
    return ` data-style="${index}"`
  })
  return { html, css: rules.map((declarations, index) => `[data-style="${index}"]{${declarations}}`).join('') }
}
