import { Suspense, useContext, useState } from 'react'
import { DisclosureStateContext } from 'react-aria-components/Disclosure'
import type { ComboBoxProps } from './ComboBox.tsx'
import { lazyCode } from './imports.ts'
import { Skeleton } from './Skeleton.tsx'

export interface LazyComboBoxProps extends ComboBoxProps {
  name: string
}

const ComboBox = lazyCode('the suggestions', async () => (await import('./ComboBox.tsx')).ComboBox)

/** The code is imported when the surrounding disclosure is first expanded. Before, the initial value is submitted. */
export function LazyComboBox(props: LazyComboBoxProps) {
  const { name, label, defaultValue } = props
  const isExpanded = useContext(DisclosureStateContext)?.isExpanded ?? true
  const [isNeeded, setNeeded] = useState(isExpanded)
  if (isExpanded && !isNeeded) setNeeded(true)
  const value = (
    <span data-field={name} data-label={label}>
      <input type="hidden" name={name} value={defaultValue} />
    </span>
  )
  if (!isNeeded) return value
  return (
    <Suspense
      fallback={
        <div>
          {value}
          <Skeleton lines={1} height={68} />
        </div>
      }
    >
      <ComboBox {...props} />
    </Suspense>
  )
}
