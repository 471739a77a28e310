import '#src/theme/fonts.css'
import '#src/theme/palette.css'
import '#src/theme/global.css'
import './forcedColors.css'
import type { Preview } from '@storybook/react-vite'

function toolbar(title: string, items: string[]) {
  return { description: title, toolbar: { title, items, dynamicTitle: true } }
}

const preview: Preview = {
  globalTypes: {
    theme: toolbar('Theme', ['light', 'dark', 'forced colours']),
    direction: toolbar('Direction', ['ltr', 'rtl']),
  },
  initialGlobals: { theme: 'light', direction: 'ltr' },
  // Every rule of axe, best practices included.
  parameters: { layout: 'padded', a11y: { test: 'error' } },
  decorators: [
    (Story, { globals }) => {
      const { dataset } = document.documentElement
      dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light'
      dataset['forcedColours'] = String(globals['theme'] === 'forced colours')
      document.documentElement.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr'
      return <Story />
    },
  ],
}

export default preview
