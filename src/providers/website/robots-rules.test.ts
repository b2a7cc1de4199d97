import { describe, expect, it } from 'vitest';
import { readRobots } from './robots-rules.ts';

const AGENT = 'LinesheetBot/1.0 (+https://linesheet.example/bot)';
const allows = (text: string, path: string) => readRobots(text, AGENT).allows(path);

describe('robots.txt', () => {
  it.each([
    ['', '/', true],
    ['<html>not found</html>', '/', true],
    ['User-agent: *\nDisallow:', '/', true],
    ['User-agent: *\nDisallow: /', '/', false],
    ['User-agent: *\nDisallow: /cart', '/contact', true],
    ['User-agent: *\nDisallow: /cart', '/cart/1', false],
    ['User-agent: *\nDisallow: /*?q=', '/search?q=x', false],
    ['User-agent: *\nDisallow: /*.pdf$', '/a.pdf', false],
    ['User-agent: *\nDisallow: /\nAllow: /pages/', '/pages/wholesale', true],
    ['User-agent: GPTBot\nDisallow: /', '/', true],
    ['User-agent: GPTBot\nUser-agent: LinesheetBot\nDisallow: /', '/', false],
    ['user-agent: *\r\ndisallow: /private # all of it\r\n', '/private', false],
  ])('%j on %s: %s', (text, path, allowed) => {
    expect(allows(text, path)).toBe(allowed);
  });

  it('is asked for a wait, up to a bound', () => {
    expect(readRobots('User-agent: *\nCrawl-delay: 3', AGENT).crawlDelayMs).toBe(3_000);
    expect(readRobots('User-agent: *\nCrawl-delay: 600', AGENT).crawlDelayMs).toBe(10_000);
    expect(readRobots('User-agent: *\nCrawl-delay: soon', AGENT).crawlDelayMs).toBe(0);
  });
});
