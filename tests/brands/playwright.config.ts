import { defineConfig } from '@playwright/test'
import config from '#tests/playwright.config.ts'

export default defineConfig({ ...config, projects: [{ name: 'brands', testDir: '.' }] })
