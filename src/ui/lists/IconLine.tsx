import type { ComponentType, ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, space } from '#src/theme/tokens.ts'
import { Line } from '#src/ui/layout/Columns.tsx'
import type { IconProps } from '#src/ui/text/Icon.tsx'
import { MutedText } from '#src/ui/text/Text.tsx'

const WithIcon = styled(Line)`
  @media ${media.zoomed} {
    flex-wrap: wrap;
    gap: ${space.xs};
  }
  > svg {
    flex: none;
    color: ${color.link};
  }
`
const Disc = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: 50%;
  background: ${color.sunken};
  color: ${color.muted};
  @media ${media.zoomed} {
    display: none;
  }
  &[data-tone='brand'] {
    background: ${color.brandTint};
    color: ${color.link};
  }
`
const Texts = styled.div`
  flex: 1;
  min-width: 0;
`

export interface IconLineProps {
  Icon: ComponentType<IconProps>
  title: ReactNode
  tone?: 'brand' | undefined
  end?: ReactNode
  children?: ReactNode
}

export function IconLine({ Icon, title, tone, end, children }: IconLineProps) {
  return (
    <WithIcon $gap="md">
      <Disc data-tone={tone}>
        <Icon size={22} />
      </Disc>
      <Texts>
        {title}
        <MutedText as="div">{children}</MutedText>
      </Texts>
      {end}
    </WithIcon>
  )
}
