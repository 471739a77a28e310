import styled from 'styled-components'
import { initialsOf } from '#src/lib/text.ts'
import { media } from '#src/theme/media.ts'
import { color, size } from '#src/theme/tokens.ts'
import { ArrowDownIcon } from './NavigationIcons.tsx'

export const Disc = styled.span`
  display: grid;
  grid-template: 100% / 100%;
  flex: none;
  place-items: center;
  width: ${size.disc};
  height: ${size.disc};
  border-radius: 50%;
  /* Visible with forced colours, which remove the background. */
  outline: 1px solid transparent;
  background: ${color.brandTint};
  color: ${color.link};
  font-size: min(0.8125rem, 18px);
  font-weight: 600;
  white-space: nowrap;
  user-select: none;
  /* As text they would become part of the name of a surrounding button. */
  &[data-initials]:empty::before {
    content: attr(data-initials);
  }
  &[data-size='large'] {
    width: 48px;
    height: 48px;
    font-size: min(0.9375rem, 20px);
    @media ${media.narrow} {
      width: 44px;
      height: 44px;
    }
  }
  &[data-direction='credit'] {
    background: ${color.successTint};
    color: ${color.success};
  }
`

export interface MonogramProps {
  name: string
  direction?: 'credit' | 'debit' | undefined
  size?: 'large'
}

export function Monogram({ name, direction, size: ofDisc }: MonogramProps) {
  if (direction === 'credit') {
    return (
      <Disc aria-hidden="true" data-direction="credit">
        <ArrowDownIcon size={18} />
      </Disc>
    )
  }
  return <Disc aria-hidden="true" data-initials={initialsOf(name)} data-size={ofDisc} />
}
