import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/*.test.ts', 'test/database/**/*.test.ts'],
    setupFiles: ['test/support/silence.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    // More than there are cores: half of the time a test waits for the database or a socket.
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
