import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

export interface Shot {
  png: Buffer;
  pointer: Point;
  /** The button is down: the pointer shows it. */
  pressed: boolean;
  startMs: number;
}

export interface Caption {
  text: string;
  startMs: number;
  endMs: number;
}

interface Point {
  x: number;
  y: number;
}

const GLIDE_MS = 640;
const GLIDE_STEP_MS = 40;
const PRESS_MS = 160;
/** Between two looks at something that goes on by itself. */
const LOOK_MS = 60;

/** Films a page in the film's own time: what takes long in the world may be short in it, and the other way round. */
export class Camera {
  readonly shots: Shot[] = [];
  readonly captions: Caption[] = [];
  private readonly page: Page;
  private nowMs = 0;
  private pointer: Point = { x: 560, y: 400 };

  constructor(page: Page) {
    this.page = page;
  }

  get durationMs(): number {
    return this.nowMs;
  }

  /** Says this until the next caption. */
  caption(text: string): void {
    this.endCaption();
    this.captions.push({ text, startMs: this.nowMs, endMs: this.nowMs });
  }

  endCaption(): void {
    const last = this.captions.at(-1);
    if (last && last.endMs === last.startMs) last.endMs = this.nowMs;
  }

  /** What stands there now, for that long. */
  async hold(ms: number): Promise<void> {
    this.add(await this.look(), ms);
  }

  /** The pointer goes there, by way of what is seen, and stays on it. */
  async point(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error('Nothing can be pointed at that is not on the page.');
    const from = this.pointer;
    const to = { x: box.x + Math.min(box.width / 2, 90), y: box.y + box.height / 2 };
    const before = await this.look();
    for (let at = GLIDE_STEP_MS; at <= GLIDE_MS; at += GLIDE_STEP_MS) {
      const part = eased(at / GLIDE_MS);
      this.pointer = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      this.add(before, GLIDE_STEP_MS);
    }
    await this.page.mouse.move(to.x, to.y);
    await sleep(LOOK_MS * 2);
    await this.hold(260);
  }

  async click(target: Locator): Promise<void> {
    await this.point(target);
    this.add(await this.look(), PRESS_MS, true);
    await target.click();
  }

  /** What goes on until it is over, made so long or so short. */
  async watch(ms: number, over: Promise<unknown>): Promise<void> {
    let isOver = false;
    const ended = over.finally(() => {
      isOver = true;
    });
    const startedAt = performance.now();
    const looks: { png: Buffer; at: number }[] = [];
    while (!isOver) {
      looks.push({ png: await this.look(), at: performance.now() - startedAt });
      await sleep(LOOK_MS);
    }
    await ended;
    const pace = ms / (performance.now() - startedAt);
    const startMs = this.nowMs;
    for (const { png, at } of looks) {
      this.shots.push({
        png,
        pointer: this.pointer,
        pressed: false,
        startMs: Math.round(startMs + at * pace),
      });
    }
    this.nowMs = startMs + ms;
  }

  private look(): Promise<Buffer> {
    return this.page.screenshot({ type: 'png', caret: 'hide' });
  }

  private add(png: Buffer, ms: number, pressed = false): void {
    this.shots.push({ png, pointer: this.pointer, pressed, startMs: this.nowMs });
    this.nowMs += ms;
  }
}

/** Slow, fast, slow. */
const eased = (part: number): number => part * part * (3 - 2 * part);
