import type { ComponentType, ReactNode } from 'react'
import styled from 'styled-components'
import { color, space } from '#src/theme/tokens.ts'
import { Stack } from '#src/ui/layout/Columns.tsx'
import type { IconProps } from '#src/ui/text/Icon.tsx'

const Point = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.sm};
  svg {
    margin-block-start: 2px;
    color: ${color.link};
  }
`

export interface IconPoint {
  Icon: ComponentType<IconProps>
  text: ReactNode
}

export function IconPoints({ points }: { points: readonly IconPoint[] }) {
  return (
    <Stack as="ul" $gap="md">
      {points.map(({ Icon, text }, index) => (
        <Point key={index}>
          <Icon />
          <span>{text}</span>
        </Point>
      ))}
    </Stack>
  )
}
