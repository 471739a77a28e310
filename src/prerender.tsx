import { onlineManager } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { createMemoryRouter, type RouteObject } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { sessionQueryClient } from '#src/api/sessionQueries.ts'
import { App } from '#src/app/App.tsx'
import { RootLayout } from '#src/app/layouts/RootLayout.tsx'
import { initialized } from '#src/app/routing/router.ts'
import { dashboardRoute, routes } from '#src/app/routing/routes.tsx'
import { config } from './config.ts'
import shellRules from './theme/shell.css?inline'

// Imports shared modules in a fixed order, since the order of evaluation is the order of style rules.
import.meta.glob(['./app/layouts/{Landing,Onboarding,Dashboard}Layout.tsx', './features/*/pages/*{Page,Flow}.tsx'], {
  eager: true,
})

// The bank does not answer while pages are prerendered.
onlineManager.setOnline(false)
sessionQueryClient().setQueryDefaults([], { networkMode: 'online' })

interface Prerendered {
  html: string
  css: string
}

export async function renderScreen(path: string): Promise<Prerendered> {
  const styles = new ServerStyleSheet()
  return withRules(await render(routes, path, styles), styles)
}

/** A page of the dashboard without data, for wide and for narrow windows. A media query shows one of them. */
export async function renderShell(path: string): Promise<Prerendered> {
  const styles = new ServerStyleSheet()
  const unguarded = [{ Component: RootLayout, children: [dashboardRoute] }]
  let html = ''
  for (const layout of ['wide', 'narrow']) {
    // Queries with a minimum are for wide windows (src/theme/media.ts).
    const matchMedia = (query: string) => ({ matches: query.includes('>') === (layout === 'wide') })
    Object.assign(globalThis, { matchMedia })
    html += `<div data-shell="${layout}">${await render(unguarded, path, styles)}</div>`
  }
  // React's markers and scripts are for hydration, but the app replaces a shell.
  const still = html.replaceAll(/<!--.*?-->|<template.*?<\/template>|<script.*?<\/script>/g, '')
  const { html: markup, css } = withRules(still.replaceAll('<button', '<button disabled'), styles)
  return { html: markup, css: shellRules + css }
}

async function render(tree: RouteObject[], path: string, styles: ServerStyleSheet): Promise<string> {
  const router = createMemoryRouter(tree, {
    basename: config.basename,
    initialEntries: [`${config.basename}${path}`],
  })
  await initialized(router)
  const app = (
    <StrictMode>
      <App router={router} />
    </StrictMode>
  )
  // Parts that wait for the bank keep their skeletons.
  const signal = AbortSignal.timeout(0)
  const { prelude } = await prerender(styles.collectStyles(app), {
    signal,
    // Renders each part in its place, not at the end for a script to move.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      if (!signal.aborted) console.error(error)
    },
  })
  return new Response(prelude).text()
}

function withRules(markup: string, styles: ServerStyleSheet): Prerendered {
  const rules = styles
    .getStyleTags()
    .replaceAll(/<\/?style[^>]*>|\/\*!sc\*\/|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
  const { html, css } = withoutStyleAttributes(markup)
  return { html, css: rules + css }
}

/** The Content-Security-Policy blocks style attributes in markup: each becomes a rule. */
function withoutStyleAttributes(markup: string): Prerendered {
  const rules: string[] = []
  const html = markup.replaceAll(/ style="([^"]*)"/g, (_attribute, declarations: string) => {
    const known = rules.indexOf(declarations)
    const index = known === -1 ? rules.push(declarations) - 1 : known
    return ` data-style="${index}"`
  })
  return { html, css: rules.map((declarations, index) => `#root [data-style="${index}"]{${declarations}}`).join('') }
}
