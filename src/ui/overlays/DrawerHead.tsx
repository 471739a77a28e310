import styled from 'styled-components'
import { space } from '#src/theme/tokens.ts'
import { IconButton } from '#src/ui/buttons/IconButton.tsx'
import { Line, Stack } from '#src/ui/layout/Columns.tsx'
import { CloseIcon } from '#src/ui/text/NavigationIcons.tsx'

const Head = styled(Line)`
  justify-content: space-between;
  padding-block: ${space.xs};
  padding-inline: ${space.lg} ${space.xs};
`

export const DrawerBody = styled(Stack)`
  padding: 0 ${space.lg} ${space.lg};
`

export interface DrawerHeadProps {
  title: string
  closeLabel: string
  onClose: () => void
}

export function DrawerHead({ title, closeLabel, onClose }: DrawerHeadProps) {
  return (
    <Head>
      <h2>{title}</h2>
      <IconButton label={closeLabel} onPress={onClose}>
        <CloseIcon />
      </IconButton>
    </Head>
  )
}
