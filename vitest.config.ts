import { defineConfig } from 'vitest/config';

/** They start whole products and kill them; each takes the machine for itself, after everything else. */
const WHOLE_PRODUCTS = ['test/database/killed.test.ts', 'test/database/start.test.ts'];

const shared = {
  setupFiles: ['test/support/silence.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // As with the browser tests: who needs it is named.
  retry: 1,
};

export default defineConfig({
  test: {
    globalSetup: ['test/support/global-setup.ts'],
    projects: [
      {
        test: {
          ...shared,
          name: 'code',
          include: ['src/**/*.test.ts', 'test/*.test.ts', 'test/database/**/*.test.ts'],
          exclude: WHOLE_PRODUCTS,
          // More than there are cores: half of the time a test waits for the database or a socket.
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...shared,
          name: 'whole products',
          include: WHOLE_PRODUCTS,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
