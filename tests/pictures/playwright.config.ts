import { defineConfig } from '@playwright/test'
import config from '#tests/playwright.config.ts'

/** `npm run pictures -- -g statements` narrows the screens. */
export default defineConfig({ ...config, projects: [{ name: 'pictures', testDir: '.' }], globalTeardown: './sheet.ts' })
