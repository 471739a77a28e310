import { defineConfig } from '@playwright/test'
import config from '../playwright.config.ts'

/** Takes the pictures on the mock build. Run by `npm run pictures`. */
export default defineConfig({ ...config, projects: [{ name: 'pictures', testDir: '.' }], retries: 0 })
