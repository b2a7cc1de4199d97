// What the browser's tests run with where words are altered. A word that is missing is missed soon. Nothing is tried
// twice: here most tests are meant to fail. Only what comes before a test, a whole product, may take its time.

import config from '../../playwright.config.ts';

export default {
  ...config,
  testDir: '../../test/e2e',
  outputDir: '../../test-results',
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 10_000 },
  use: { ...config.use, actionTimeout: 12_000 },
};
