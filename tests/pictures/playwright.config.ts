import { defineConfig } from '@playwright/test'
import config from '#tests/playwright.config.ts'

const testMatch = process.env['BRAND'] === undefined ? 'pictures.spec.ts' : 'brand.spec.ts'

export default defineConfig({ ...config, projects: [{ name: 'pictures', testDir: '.', testMatch }], webServer: [] })
