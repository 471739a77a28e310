import styled from 'styled-components'
import { outline } from './Icon.tsx'

/** Of an icon that points along the text. */
const Mirrored = styled.svg`
  &:dir(rtl) {
    transform: scaleX(-1);
  }
`

// Icons that the first page does not need, in a file of their own to keep its bundle small.
export const BankIcon = /* @__PURE__ */ outline(
  'm3 9.5 9-6 9 6ZM5.5 9.5V17M10 9.5V17M14 9.5V17M18.5 9.5V17M3 20.5h18M4 17h16',
)
export const HomeIcon = /* @__PURE__ */ outline('M3.5 11 12 4l8.5 7M6 9.5V20h4.5v-6h3v6H18V9.5')
export const LoanIcon = /* @__PURE__ */ outline(
  'M12 3.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM3.5 17l4-2h4l2.5 1.5h-4M14 16.5l5-2 1.5 1.5-6.5 4H8l-4.5-1.5',
)
export const BillIcon = /* @__PURE__ */ outline('M6 3.5h12V21l-2-1.3-2 1.3-2-1.3-2 1.3-2-1.3L6 21ZM9 8.5h6M9 12.5h6')
export const PlusIcon = /* @__PURE__ */ outline('M12 5v14M5 12h14')
export const CardIcon = /* @__PURE__ */ outline(
  'M4 5.5h16A1.5 1.5 0 0 1 21.5 7v10a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 17V7A1.5 1.5 0 0 1 4 5.5ZM2.5 10h19M6 15h3',
)
export const SendIcon = /* @__PURE__ */ outline('M4 8h15m-4-4 4 4-4 4M20 16H5m4-4-4 4 4 4')
export const ArrowDownIcon = /* @__PURE__ */ outline('M12 4v16m-6-6 6 6 6-6')
export const ArrowUpIcon = /* @__PURE__ */ outline('M12 20V4m-6 6 6-6 6 6')
export const HelpIcon = /* @__PURE__ */ outline(
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.8M12 16.7v.1',
)
export const SettingsIcon = /* @__PURE__ */ outline(
  'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM8.5 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
)
export const LogoutIcon = /* @__PURE__ */ outline('M10 4H5v16h5M15.5 8l4 4-4 4M19 12H9.5', Mirrored)
export const CoinIcon = /* @__PURE__ */ outline(
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM14.8 9.3c-.5-.9-1.5-1.3-2.8-1.3-1.6 0-2.7.8-2.7 2s1.1 1.7 2.7 2 2.8.8 2.8 2-1.2 2-2.8 2c-1.4 0-2.4-.5-2.9-1.4M12 6.5V8m0 8v1.5',
)
export const FileIcon = /* @__PURE__ */ outline('M6 3h8l4 4v14H6ZM14 3v4h4M9 12h6M9 16h6')
export const UserIcon = /* @__PURE__ */ outline('M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5a7.5 7.5 0 0 1 15 0')
export const CopyIcon = /* @__PURE__ */ outline('M9 8.5h11V21H9ZM15 8.5V3H4v12.5h5')
export const CloseIcon = /* @__PURE__ */ outline('m6 6 12 12M18 6 6 18')
export const MenuIcon = /* @__PURE__ */ outline('M4 7h16M4 12h16M4 17h16')
export const ChevronRightIcon = /* @__PURE__ */ outline('m9 6 6 6-6 6', Mirrored)
export const ChevronDownIcon = /* @__PURE__ */ outline('m6 9 6 6 6-6')
export const UploadIcon = /* @__PURE__ */ outline('M12 15.5V4m-4.5 4.5L12 4l4.5 4.5M4 15.5V20h16v-4.5')
export const DownloadIcon = /* @__PURE__ */ outline('M12 4v11.5m-4.5-4.5 4.5 4.5 4.5-4.5M4 15.5V20h16v-4.5')
export const SearchIcon = /* @__PURE__ */ outline('M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20.5 20.5')
export const FilterIcon = /* @__PURE__ */ outline('M4 7h16M7 12h10M10 17h4')
export const PrintIcon = /* @__PURE__ */ outline('M7 8V3.5h10V8M7 17H3.5V8h17v9H17M7 13.5h10v7H7Z')
export const ChevronLeftIcon = /* @__PURE__ */ outline('m15 6-6 6 6 6', Mirrored)
export const CameraIcon = /* @__PURE__ */ outline(
  'M4 7.5h3.5L9 5h6l1.5 2.5H20V19H4ZM12 9.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z',
)
