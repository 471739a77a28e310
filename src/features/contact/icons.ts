import { outline } from '#src/ui/Icon.tsx'

export const ChatIcon = /* @__PURE__ */ outline('M4 5h16v11h-8l-4.5 4v-4H4ZM8 9h8M8 12.5h5')
export const MailIcon = /* @__PURE__ */ outline('M3.5 5.5h17v13h-17ZM3.5 7l8.5 6.5L20.5 7')
export const PhoneIcon = /* @__PURE__ */ outline(
  'M5 4h4l1.5 5-2.3 1.5a11 11 0 0 0 5.3 5.3L15 13.5l5 1.5v4a1.5 1.5 0 0 1-1.6 1.5C11 20 4 13 3.5 5.6A1.5 1.5 0 0 1 5 4Z',
)
