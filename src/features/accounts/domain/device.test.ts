import { expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`${MAC} Version/18.1 Safari/605.1.15`, 'Safari on macOS'],
  [`${MAC} Chrome/143.0.0.0 Safari/537.36`, 'Chrome on macOS'],
  [`${WINDOWS} Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0`, 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/143.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) SomethingNew/1.0', 'A browser on Linux'],
  ['curl/8.7', 'An unknown browser'],
])('calls a browser what its owner calls it: %s', (userAgent, words) => {
  expect(deviceOf(userAgent)).toBe(words);
});

it('has a word for a browser that doesn’t say what it is', () => {
  expect([deviceOf(null), deviceOf('')]).toEqual(['An unknown browser', 'An unknown browser']);
});
