/**
 * The names of all values that the interface is made of. What a name gives as `var(--…)` has its value in palette.css or
 * global.css, where it can follow the theme and the window. They are modules of constants, which the build writes into
 * the style rules: a page loads those that it uses.
 */

/** Every colour of the interface, by what it is for. Each resolves to the theme in force. */
export * as color from '#src/theme/tokens/color.ts'
/** Distances on the 8 px grid; the two smallest are for the inside of controls only. */
export * as space from '#src/theme/tokens/space.ts'
export * as radius from '#src/theme/tokens/radius.ts'
export * as font from '#src/theme/tokens/font.ts'
/** Type sizes in rem, so that the reader's own text size counts. */
export * as text from '#src/theme/tokens/text.ts'
export * as size from '#src/theme/tokens/size.ts'
export * as layer from '#src/theme/tokens/layer.ts'
/** How long a change of opacity or place takes. Use it only inside `media.motion`. */
export * as duration from '#src/theme/tokens/duration.ts'
