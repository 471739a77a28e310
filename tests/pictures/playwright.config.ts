import { defineConfig } from '@playwright/test'
import config from '#tests/playwright.config.ts'

/** Into test-results/pictures. `npm run pictures -- -g statements` narrows the screens. */
export default defineConfig({ ...config, projects: [{ name: 'pictures', testDir: '.' }] })
