import type { ComponentType, ReactNode, SVGProps } from 'react'

export interface IconProps {
  /** Pixels at the default text size. */
  size?: number | undefined
}

type AnySvg = 'svg' | ComponentType<SVGProps<SVGSVGElement>>

interface DrawingProps extends IconProps {
  Svg?: AnySvg | undefined
  'data-brand'?: 'mark'
  children: ReactNode
}

/** Drawn on a 24 x 24 grid. Decorative: the text beside it has the meaning. */
function Drawing({ size = 20, Svg = 'svg', ...rest }: DrawingProps) {
  const length = `${size / 16}rem`
  return (
    <Svg
      {...rest}
      width={length}
      height={length}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    />
  )
}

export function outline(path: string, Svg?: AnySvg) {
  return function Icon({ size }: IconProps) {
    return (
      <Drawing size={size} Svg={Svg}>
        <path d={path} />
      </Drawing>
    )
  }
}

/** The house's own mark: a tower on the waterline, and its light. A bank replaces it in brand.css. */
export function HarbourLight({ size }: IconProps) {
  return (
    <Drawing size={size} data-brand="mark">
      <path pathLength={1} d="M3 20.5h18M8.25 20.5l1.5-10.5h4.5l1.5 10.5M8.5 10h7M10 10V6.75L12 4l2 2.75V10" />
      <path pathLength={1} d="M6.5 6.5 3 5.25M6.5 9 3 10M17.5 6.5 21 5.25M17.5 9 21 10" />
    </Drawing>
  )
}

export const EyeIcon = /* @__PURE__ */ outline(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
)
export const EyeOffIcon = /* @__PURE__ */ outline(
  'M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6.3 7.3A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5c1.7 0 3.2-.5 4.5-1.2M10 9.8a3 3 0 0 0 4.2 4.2M3.5 3.5l17 17',
)
export const CheckCircleIcon = /* @__PURE__ */ outline('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM8 12.3l2.8 2.7L16 9.5')
export const WarningIcon = /* @__PURE__ */ outline('M12 4 2.5 20h19ZM12 10v4.5M12 17.2v.1')
export const ErrorIcon = /* @__PURE__ */ outline('M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3ZM12 8v4.5M12 16v.1')
export const InfoIcon = /* @__PURE__ */ outline('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11.5V16M12 8v.1')
export const CheckIcon = /* @__PURE__ */ outline('m5 12.5 4.5 4.5L19 7.5')
export const LockIcon = /* @__PURE__ */ outline('M5.5 10.5h13V20.5h-13ZM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2')
export const ClockIcon = /* @__PURE__ */ outline('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7.5V12l3 2')
export const BellIcon = /* @__PURE__ */ outline('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15ZM10 20.5a2.2 2.2 0 0 0 4 0')
