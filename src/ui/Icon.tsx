export interface IconProps {
  /** Edge length in pixels at the usual text size, with which it grows; 20 unless told. */
  size?: number | undefined
}

/** A length in pixels at the usual text size, as one that grows with the text. */
export function rem(pixels: number): string {
  return `${pixels / 16}rem`
}

/** One line drawing on a 24 x 24 grid. Always decoration: the words stand beside it or in the control's label. */
export function outline(path: string) {
  return function Icon({ size = 20 }: IconProps) {
    return (
      <svg
        width={rem(size)}
        height={rem(size)}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d={path} />
      </svg>
    )
  }
}

export const ClockIcon = /* @__PURE__ */ outline('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7.5V12l3 2')
export const ArrowDownIcon = /* @__PURE__ */ outline('M12 4v16m-6-6 6 6 6-6')
export const FileIcon = /* @__PURE__ */ outline('M6 3h8l4 4v14H6ZM14 3v4h4M9 12h6M9 16h6')
export const UserIcon = /* @__PURE__ */ outline('M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5a7.5 7.5 0 0 1 15 0')
export const EyeIcon = /* @__PURE__ */ outline(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
)
export const EyeOffIcon = /* @__PURE__ */ outline(
  'M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6.3 7.3A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5c1.7 0 3.2-.5 4.5-1.2M10 9.8a3 3 0 0 0 4.2 4.2M3.5 3.5l17 17',
)
export const CopyIcon = /* @__PURE__ */ outline('M9 8.5h11V21H9ZM15 8.5V3H4v12.5h5')
export const CheckIcon = /* @__PURE__ */ outline('m5 12.5 4.5 4.5L19 7.5')
export const CheckCircleIcon = /* @__PURE__ */ outline('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM8 12.3l2.8 2.7L16 9.5')
export const WarningIcon = /* @__PURE__ */ outline('M12 4 2.5 20h19ZM12 10v4.5M12 17.2v.1')
export const ErrorIcon = /* @__PURE__ */ outline('M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3ZM12 8v4.5M12 16v.1')
export const InfoIcon = /* @__PURE__ */ outline('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11.5V16M12 8v.1')
export const CloseIcon = /* @__PURE__ */ outline('m6 6 12 12M18 6 6 18')
export const MenuIcon = /* @__PURE__ */ outline('M4 7h16M4 12h16M4 17h16')
export const ChevronLeftIcon = /* @__PURE__ */ outline('m15 6-6 6 6 6')
export const ChevronRightIcon = /* @__PURE__ */ outline('m9 6 6 6-6 6')
export const ChevronDownIcon = /* @__PURE__ */ outline('m6 9 6 6 6-6')
export const UploadIcon = /* @__PURE__ */ outline('M12 15.5V4m-4.5 4.5L12 4l4.5 4.5M4 15.5V20h16v-4.5')
export const DownloadIcon = /* @__PURE__ */ outline('M12 4v11.5m-4.5-4.5 4.5 4.5 4.5-4.5M4 15.5V20h16v-4.5')
export const BankIcon = /* @__PURE__ */ outline(
  'm3 9.5 9-6 9 6ZM5.5 9.5V17M10 9.5V17M14 9.5V17M18.5 9.5V17M3 20.5h18M4 17h16',
)
export const SearchIcon = /* @__PURE__ */ outline('M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20.5 20.5')
export const FilterIcon = /* @__PURE__ */ outline('M4 7h16M7 12h10M10 17h4')
export const PrintIcon = /* @__PURE__ */ outline('M7 8V3.5h10V8M7 17H3.5V8h17v9H17M7 13.5h10v7H7Z')
export const TrashIcon = /* @__PURE__ */ outline('M4 7h16M9 7V4h6v3M6.5 7l1 13.5h9l1-13.5M10 11v5.5M14 11v5.5')
