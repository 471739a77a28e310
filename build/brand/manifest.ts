/** Browsers show these before they install the site. `npm run pictures -- --brand FOLDER` takes them. */
export const screenshots = [
  { src: 'screenshot-wide.png', width: 1280, height: 800, form: 'wide' },
  { src: 'screenshot-narrow.png', width: 390, height: 844, form: 'narrow' },
] as const

/** Its addresses are relative to `<base path>/brand/manifest.webmanifest`. */
export function manifest({ name, background, theme }: { name: string; background: string; theme: string }): string {
  const page = (title: string, path: string) => ({ name: title, url: `../dashboard/${path}` })
  return `${JSON.stringify(
    {
      name,
      short_name: name.length > 12 ? name.split(' ')[0] : name,
      id: '../',
      start_url: '../',
      scope: '../',
      display: 'standalone',
      background_color: background,
      theme_color: theme,
      icons: [
        { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      screenshots: screenshots.map(({ src, width, height, form }) => ({
        src,
        sizes: `${width}x${height}`,
        type: 'image/png',
        form_factor: form,
      })),
      shortcuts: [page('Send', 'send'), page('Statements', 'statements')],
    },
    undefined,
    2,
  )}\n`
}
