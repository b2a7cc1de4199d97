import { defineConfig } from '@playwright/test';
import { headlessChromium } from './test/support/chromium.ts';

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  // Each file starts a whole product of its own; two at once are what two cores carry.
  workers: 2,
  timeout: 120_000,
  // Whole products and two browsers on two cores: once in hundreds of tests something takes too long. It is named.
  retries: 1,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: 'line',
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    launchOptions: await headlessChromium(),
  },
});
