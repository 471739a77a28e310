/** The values of `var(--…)` are in palette.css and global.css. */

export * as color from '#src/theme/tokens/color.ts'
/** Multiples of 8 px, except inside controls. */
export * as space from '#src/theme/tokens/space.ts'
export * as radius from '#src/theme/tokens/radius.ts'
export * as font from '#src/theme/tokens/font.ts'
/** In rem, so that they follow the reader's text size. */
export * as text from '#src/theme/tokens/text.ts'
export * as size from '#src/theme/tokens/size.ts'
export * as layer from '#src/theme/tokens/layer.ts'
