import { defineConfig } from '@playwright/test'
import config from '#tests/playwright.config.ts'

const testMatch = process.env['BRAND'] === undefined ? 'pictures.spec.ts' : 'brand.spec.ts'

/** Takes the pictures of the production build. Run by `npm run pictures`. */
export default defineConfig({ ...config, projects: [{ name: 'pictures', testDir: '.', testMatch }], webServer: [] })
