import type { ComponentType, ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '#src/theme/tokens.ts'
import { Line } from '#src/ui/layout/Columns.tsx'
import type { IconProps } from '#src/ui/text/Icon.tsx'
import { Disc } from '#src/ui/text/Monogram.tsx'
import { MutedText } from '#src/ui/text/Text.tsx'

const WithIcon = styled(Line)`
  > svg {
    flex: none;
    color: ${color.link};
  }
`
const LargeDisc = styled(Disc)`
  width: 3rem;
  height: 3rem;
`
const Texts = styled.div`
  flex: 1;
  min-width: 0;
`

export interface IconLineProps {
  Icon: ComponentType<IconProps>
  title: ReactNode
  end?: ReactNode
  children?: ReactNode
}

export function IconLine({ Icon, title, end, children }: IconLineProps) {
  return (
    <WithIcon $gap="md">
      <LargeDisc>
        <Icon size={22} />
      </LargeDisc>
      <Texts>
        {title}
        <MutedText as="div">{children}</MutedText>
      </Texts>
      {end}
    </WithIcon>
  )
}
