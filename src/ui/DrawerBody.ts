import styled from 'styled-components'
import { space } from '#src/theme/tokens.ts'
import { Stack } from './Columns.tsx'

export const DrawerBody = styled(Stack)`
  padding: 0 ${space.lg} ${space.lg};
`
