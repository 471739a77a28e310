export { Button as BareButton } from 'react-aria-components/Button'
