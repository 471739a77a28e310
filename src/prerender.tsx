import { onlineManager } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, type RouteObject } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { sessionQueryClient } from '#src/api/sessionQueries.ts'
import { App } from '#src/app/App.tsx'
import { RootLayout } from '#src/app/layouts/RootLayout.tsx'
import type { PageEntry } from '#src/app/routing/pages.ts'
import { initialized } from '#src/app/routing/router.ts'
import { dashboardRoute, routes } from '#src/app/routing/routes.tsx'
import { config } from './config.ts'
import { media } from './theme/media.ts'
import shellRules from './theme/shell.css?inline'

// Imports shared modules in a fixed order, since the order of evaluation is the order of style rules.
import.meta.glob(['./app/layouts/{Landing,Onboarding,Dashboard}Layout.tsx', './features/*/pages/*{Page,Flow}.tsx'], {
  eager: true,
})

// The bank does not answer while pages are prerendered.
onlineManager.setOnline(false)
sessionQueryClient().setQueryDefaults([], { networkMode: 'online' })

/** The app hydrates the markup of a public page, and replaces the shell of a page of the dashboard. */
export async function renderPage(
  { access, path, isPrerendered }: PageEntry,
  name: string,
): Promise<{ html: string; css: string }> {
  const styles = new ServerStyleSheet()
  if (access === 'customer') return renderShell(`/${name}`, styles)
  if (!isPrerendered) return { html: '<div id="root"></div>', css: '' }
  return withRules(`<div id="root" data-page="${path}">${await render(routes, `/${name}`, styles)}</div>`, styles)
}

/** A page without data, for wide and for narrow windows. A media query shows one of them. */
async function renderShell(path: string, styles: ServerStyleSheet) {
  const unguarded = [{ Component: RootLayout, children: [dashboardRoute] }]
  let shells = ''
  for (const layout of ['wide', 'narrow']) {
    // Queries with a minimum are for wide windows (src/theme/media.ts).
    const matchMedia = (query: string) => ({
      matches: query !== media.print && query.includes('>') === (layout === 'wide'),
    })
    // Node has no secure context, without which the page for a transfer shows a warning.
    Object.assign(globalThis, { matchMedia, isSecureContext: true })
    shells += `<div data-shell="${layout}">${await render(unguarded, path, styles)}</div>`
  }
  // React's markers and scripts are for hydration.
  const still = shells
    .replaceAll(/<!--.*?-->|<template.*?<\/template>|<script.*?<\/script>/g, '')
    .replaceAll('<button', '<button disabled')
  const { html, css } = withRules(`<div id="root">${still}</div>`, styles)
  return { html, css: shellRules + css }
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
  return renderToString(styles.collectStyles(app))
}

/** The Content-Security-Policy blocks styles in markup: style elements and attributes become rules. */
function withRules(markup: string, styles: ServerStyleSheet) {
  const rules = styles
    .getStyleTags()
    .replaceAll(/<\/?style[^>]*>|\/\*!sc\*\/|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
  const attributes: string[] = []
  const html = markup.replaceAll(/ style="([^"]*)"/g, (_attribute, declarations: string) => {
    if (!attributes.includes(declarations)) attributes.push(declarations)
    return ` data-style="${attributes.indexOf(declarations)}"`
  })
  const ofAttributes = attributes.map((declarations, index) => `#root [data-style="${index}"]{${declarations}}`)
  return { html, css: rules + ofAttributes.join('') }
}
