import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';

/** As `launch` takes it. */
interface Browser {
  executablePath?: string;
  args: string[];
  env?: Record<string, string | undefined>;
}

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
// Root has no sandbox; a container's /dev/shm is small.
const ARGS = ['--no-sandbox', '--disable-dev-shm-usage'];

const PACKAGE = join(import.meta.dirname, '../../node_modules/@sparticuz/chromium');
const UNPACKED = join(import.meta.dirname, '../../node_modules/.cache/chromium');
const HAS_PACKAGED = process.platform === 'linux' && process.arch === 'x64';

/**
 * A whole Chromium, so that nothing has to be installed by hand: the machine's own, the one that Playwright has
 * downloaded, or the one that ships inside an npm package.
 */
export async function chromium(): Promise<Browser> {
  const installed = onThisMachine();
  if (installed) return { executablePath: installed, args: ARGS };
  const playwright = (await import('@playwright/test')).chromium.executablePath();
  if (playwright && existsSync(playwright)) return { args: ARGS };
  return packaged();
}

/**
 * The one to test with: the same version on every machine where there is one, and built without windows and tabs, for
 * which a whole Chromium takes a third of its processor time even where nobody sees them.
 */
export const headlessChromium = (): Promise<Browser> => (HAS_PACKAGED ? packaged() : chromium());

function onThisMachine(): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => SYSTEM_NAMES.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

async function packaged(): Promise<Browser> {
  const { version } = JSON.parse(await readFile(join(PACKAGE, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(UNPACKED, version);
  if (!existsSync(folder)) await unpack(folder);
  const env = {
    ...process.env,
    // Libraries and a font that a bare machine lacks.
    LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
    ...(existsSync('/etc/fonts') ? {} : { FONTCONFIG_PATH: folder }),
  };
  return { executablePath: join(folder, 'chromium'), args: ARGS, env };
}

/** Beside the place where it belongs, and renamed when it is whole. */
async function unpack(folder: string): Promise<void> {
  const { default: chromium } = await import('@sparticuz/chromium');
  await mkdir(dirname(folder), { recursive: true });
  const half = await mkdtemp(`${folder}-`);
  const { TMPDIR, AWS_LAMBDA_JS_RUNTIME } = process.env;
  // The package unpacks to where temporary files are, and the libraries only where it takes the machine for a bare one.
  Object.assign(process.env, { TMPDIR: half, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' });
  try {
    await chromium.executablePath();
  } finally {
    restore({ TMPDIR, AWS_LAMBDA_JS_RUNTIME });
  }
  const fonts = `<dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir>`;
  await writeFile(join(half, 'fonts.conf'), `<?xml version="1.0"?><fontconfig>${fonts}</fontconfig>\n`);
  // Somebody else may have unpacked it meanwhile.
  await rename(half, folder).catch(() => rm(half, { recursive: true, force: true }));
}

function restore(settings: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(settings)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}
