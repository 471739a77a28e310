import { Resvg } from '@resvg/resvg-js'

export function icon(
  svg: string,
  edge: number,
  { margin = 0, background }: { margin?: number; background?: string } = {},
): Buffer {
  const inner = edge * (1 - 2 * margin)
  const offset = edge * margin
  const href = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  const square = `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}">${
    background === undefined ? '' : `<rect width="${edge}" height="${edge}" fill="${background}"/>`
  }<image href="${href}" x="${offset}" y="${offset}" width="${inner}" height="${inner}"/></svg>`
  return new Resvg(square).render().asPng()
}
