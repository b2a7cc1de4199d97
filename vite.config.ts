import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { leanContracts } from './scripts/lean-contracts.ts';
import { OF_EVERY_PAGE, SCRIPT_FILES } from './scripts/script-files.ts';

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
  build: {
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // What a part that comes later needs is fetched with it, but for what no page is without.
    modulePreload: {
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !OF_EVERY_PAGE.test(file)) : files,
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every file names the files that it needs, and the manifest all of them.
            entryFileNames: 'assets/[name]-[hash:7].js',
            // Without the names of all that it is for, which would stand in each file that needs it.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
            codeSplitting: { groups: SCRIPT_FILES },
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
