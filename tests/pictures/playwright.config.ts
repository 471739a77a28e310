import { defineConfig } from '@playwright/test'
import config from '#tests/playwright.config.ts'

/** Takes the pictures of the production build. Run by `npm run pictures`. */
export default defineConfig({ ...config, projects: [{ name: 'pictures', testDir: '.' }], webServer: [] })
