import { outline } from './Icon.tsx'

// Pictures of the dashboard's menus, apart from the others so that the first page does not carry them.
export const HomeIcon = /* @__PURE__ */ outline('M3.5 11 12 4l8.5 7M6 9.5V20h4.5v-6h3v6H18V9.5')
export const PlusIcon = /* @__PURE__ */ outline('M12 5v14M5 12h14')
export const CardIcon = /* @__PURE__ */ outline(
  'M4 5.5h16A1.5 1.5 0 0 1 21.5 7v10a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 17V7A1.5 1.5 0 0 1 4 5.5ZM2.5 10h19M6 15h3',
)
export const SendIcon = /* @__PURE__ */ outline('M4 8h15m-4-4 4 4-4 4M20 16H5m4-4-4 4 4 4')
export const BellIcon = /* @__PURE__ */ outline('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15ZM10 20.5a2.2 2.2 0 0 0 4 0')
export const ArrowUpIcon = /* @__PURE__ */ outline('M12 20V4m-6 6 6-6 6 6')
export const HelpIcon = /* @__PURE__ */ outline(
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.8M12 16.7v.1',
)
export const SettingsIcon = /* @__PURE__ */ outline(
  'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM8.5 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
)
export const LogoutIcon = /* @__PURE__ */ outline('M10 4H5v16h5M15.5 8l4 4-4 4M19 12H9.5')
export const CoinIcon = /* @__PURE__ */ outline(
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM14.8 9.3c-.5-.9-1.5-1.3-2.8-1.3-1.6 0-2.7.8-2.7 2s1.1 1.7 2.7 2 2.8.8 2.8 2-1.2 2-2.8 2c-1.4 0-2.4-.5-2.9-1.4M12 6.5V8m0 8v1.5',
)
export const LockIcon = /* @__PURE__ */ outline('M5.5 10.5h13V20.5h-13ZM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2')
