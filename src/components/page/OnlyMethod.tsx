import { useState } from 'react'
import styled from 'styled-components'
import { ButtonLink } from '#src/components/links/ButtonLink.tsx'
import { ofSession } from '#src/session/entryState.ts'
import { media } from '#src/theme/media.ts'
import { space, text } from '#src/theme/tokens.ts'
import { IconLine } from '#src/ui/IconLine.tsx'
import { MutedText } from '#src/ui/MutedText.ts'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { StrongText } from '#src/ui/StrongText.ts'
import { surfaceStyle } from '#src/ui/surfaceStyle.ts'
import type { AvailableMethod } from './methods.ts'
import { MethodSteps } from './MethodSteps.ts'

const Card = styled.li`
  display: grid;
  container-type: inline-size;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
  padding: ${space.inset};
  ${surfaceStyle}
  > a {
    justify-self: start;
  }
  @media ${media.narrow} {
    > a {
      justify-self: stretch;
    }
  }
`
const Name = styled.h2`
  font-size: ${text.lead};
`
const Steps = styled(MethodSteps)`
  gap: ${space.md} ${space.lg};
  @container (width >= 38em) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
/** As high as the choice usually is, so that the button stays where it is when the options arrive. */
const Choice = styled.div`
  min-height: 5rem;
  &[data-explained] {
    min-height: 6.5rem;
  }
`

export interface MethodChoice {
  label: string
  /** A line below explains the chosen option. */
  isExplained?: boolean
  /** Undefined while they are loading. */
  options: readonly { value: string; label: string; explanation?: string | undefined }[] | undefined
}

export interface OnlyMethodProps extends AvailableMethod {
  choice?: MethodChoice | undefined
}

/** More are easier to choose from the list of the next page. */
const mostOptions = 6

/** The next page begins with what is chosen here. */
export function OnlyMethod({ name, Icon, hint, steps = [], to, choice }: OnlyMethodProps) {
  const [chosen, setChosen] = useState<string>()
  const options = [...new Map(choice?.options?.map((option) => [option.value, option])).values()]
  const isOffered = options.length > 1 && options.length <= mostOptions
  const option = options.find(({ value }) => value === chosen) ?? options[0]
  return (
    <Card>
      <IconLine Icon={Icon} title={<Name>{name}</Name>} tone="brand">
        {hint}
      </IconLine>
      {choice !== undefined && (isOffered || choice.options === undefined) && (
        <Choice data-explained={choice.isExplained}>
          {isOffered && (
            <RadioCards
              name="choice"
              label={choice.label}
              options={options.map(({ value, label }) => ({ id: value, label }))}
              value={option?.value ?? null}
              onChange={setChosen}
              description={option?.explanation}
            />
          )}
        </Choice>
      )}
      <ButtonLink to={to} state={isOffered ? ofSession({ choice: option?.value }) : undefined}>
        Continue with {name}
      </ButtonLink>
      <Steps>
        {steps.map((step) => (
          <li key={step.name}>
            <span>
              <StrongText>{step.name}</StrongText>
              <MutedText>{step.hint}</MutedText>
            </span>
          </li>
        ))}
      </Steps>
    </Card>
  )
}
