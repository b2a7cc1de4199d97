import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** The server that answers everything but the pages; `npm run dev` says where it is. */
const product = process.env.PRODUCT_URL ?? 'http://localhost:3000';

export default defineConfig({
  publicDir: 'src/web/public',
  plugins: [tailwindcss(), reactRouter()],
  // light-dark() is kept as it is written, so that following the system needs no script.
  build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page of the application needs comes in two files, not in forty: each costs a round trip.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\//,
                },
                {
                  name: 'shared',
                  test: /src\/(web\/(ui|api|paths)|kernel)|node_modules\/(zod|lucide-react)\//,
                  minShareCount: 12,
                },
              ],
            },
          },
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/webhooks', '/sandbox', '/unsubscribe'].map((path) => [path, product]),
    ),
  },
});
