import { join } from 'node:path';
import type { Browser } from '@playwright/test';

/** A page of the browser that paints: see `painter.mjs`, which runs in it. */
export interface Painter {
  /** Calls a function of the page's `painter` with that. */
  call<Answer>(expression: string, argument?: unknown): Promise<Answer>;
  /** A PNG as a WebP: `width` in pixels, `quality` from 0 to 1. */
  webp(png: Buffer, width: number, quality: number): Promise<Buffer>;
}

/** `origin` is any address on this machine: encoders are only given to pages that came safely. */
export async function openPainter(browser: Browser, origin: string): Promise<Painter> {
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  await page.goto(`${origin}/terms`);
  await page.addScriptTag({ path: join(import.meta.dirname, 'painter.mjs'), type: 'module' });
  const call = <Answer>(expression: string, argument?: unknown) =>
    page.evaluate<Answer>(`${expression}(${JSON.stringify(argument) ?? ''})`);
  return {
    call,
    webp: async (png, width, quality) => {
      const picture = png.toString('base64');
      return Buffer.from(await call<string>('painter.webp', { picture, width, quality }), 'base64');
    },
  };
}
