import styled from 'styled-components'

/** The first line of an entry, often above a SmallText. */
export const StrongText = styled.b`
  display: block;
  font-weight: 600;
`
