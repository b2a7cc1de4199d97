import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** As `launch` takes it. */
interface Browser {
  executablePath?: string;
  args: string[];
}

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * A Chromium to test with, so that nothing has to be installed by hand: the machine's own, the one that Playwright has
 * downloaded, or the one that ships inside an npm package.
 */
export async function chromium(): Promise<Browser> {
  // Root has no sandbox; a container's /dev/shm is small.
  const args = ['--no-sandbox', '--disable-dev-shm-usage'];
  const installed = onThisMachine();
  if (installed) return { executablePath: installed, args };
  const playwright = (await import('@playwright/test')).chromium.executablePath();
  if (playwright && existsSync(playwright)) return { args };
  // Read while the package loads: it unpacks the libraries that a bare machine lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return { executablePath: await packaged.executablePath(), args };
}

function onThisMachine(): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => SYSTEM_NAMES.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}
