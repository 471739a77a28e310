/** For styled-components. Prefer `Button` or `IconButton`. */
export { Button as BareButton } from 'react-aria-components/Button'
