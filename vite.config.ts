import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { leanContracts } from './scripts/lean-contracts.ts';

/** The server that answers everything but the pages; `npm run dev` says where it is. */
const product = process.env.PRODUCT_URL ?? 'http://localhost:3000';

const compress = promisify(brotliCompress);

/** Scripts and styles are packed here as small as they go, which takes the server too long while somebody waits. */
const packAssets = (): Plugin => ({
  name: 'pack-assets',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir = '' }) {
    const folder = join(dir, 'assets');
    const names = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name));
    await Promise.all(
      names.map(async (name) => {
        const file = join(folder, name);
        await writeFile(`${file}.br`, await compress(await readFile(file)));
      }),
    );
  },
});

export default defineConfig({
  publicDir: 'src/web/public',
  plugins: [tailwindcss(), reactRouter(), leanContracts(), packAssets()],
  // light-dark() is kept as it is written, so that following the system needs no script.
  build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every file names the files that it needs, and the manifest all of them.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // What many pages need comes in a few files, not in forty: each costs a round trip.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\//,
                },
                {
                  name: 'shared',
                  test: /src\/(web\/(ui|api|paths)|kernel)|node_modules\/(zod|lucide-react)\//,
                  minShareCount: 8,
                },
                // Header, footer and who is signed in.
                {
                  name: 'frame',
                  test: new RegExp(
                    [
                      'src/web/pages/(shell/(header|footer|logo|loading-screen|meta)|public/not-found)\\.',
                      'src/web/content/(navigation|go-to)\\.',
                      'src/web/ui/(shortcut|toast|typing|use-idle|use-settled|in-its-time)\\.',
                      'src/web/api/(events|ask-ahead)\\.',
                      'src/features/accounts/(contract/account|domain/guard|web/session)\\.',
                      'src/features/inquiries/.*announcement',
                    ].join('|'),
                  ),
                },
                // What the signed-in pages say of runs, products and plans.
                {
                  name: 'app',
                  test: new RegExp(
                    [
                      'src/features/(runs|billing|insights)/(contract|domain)',
                      // Queries to download by are of few pages.
                      'src/features/catalog/(contract|domain)/(?!queries|saved-query|product-query)',
                      'src/features/(runs|billing|insights)/web/(queries|use-live-runs|checkout)',
                      'src/features/(runs|catalog|billing|insights)/web/(dashboard-query|payment-notice|new-tab)',
                      'src/features/onboarding/domain',
                    ].join('|'),
                  ),
                  minShareCount: 4,
                },
                { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 3 },
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
