/** A button without a look, for a styled-components template. Take `Button` or `IconButton` where they fit. */
export { Button as BareButton } from 'react-aria-components/Button'
