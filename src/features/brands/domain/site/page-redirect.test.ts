import { describe, expect, it } from 'vitest';
import { redirectOf } from './page-redirect.ts';

const OLD = 'https://acme.com/';

describe('a page sends its readers on', () => {
  it.each([
    ['by a refresh', '<meta http-equiv="refresh" content="0; url=https://acme.co/">'],
    [
      'by a refresh that says where before it says that it is one',
      `<meta content="0;URL='https://acme.co/'" http-equiv=refresh>`,
    ],
    ['by a refresh in few words', '<meta http-equiv="Refresh" content="0.5;https://acme.co/">'],
    ['by a script', '<script>window.location.href = "https://acme.co/"</script>'],
    ['by a notice', '<p>We have moved! Visit <a href="https://acme.co/">our new shop</a>.</p>'],
    ['by a notice in German', '<p>Wir sind umgezogen: <a href="https://acme.co/">acme.co</a></p>'],
  ])('%s', (_, markup) => expect(redirectOf(OLD, markup)).toBe('https://acme.co/'));

  it('but not by a notice with several ways on, or to a social network', () => {
    const two =
      '<p>We have moved: <a href="https://acme.co/">shop</a> <a href="https://bolt.com/">press</a></p>';
    expect(redirectOf(OLD, two)).toBeUndefined();
    const social = '<p>We have moved: <a href="https://www.instagram.com/acme">follow us</a></p>';
    expect(redirectOf(OLD, social)).toBeUndefined();
  });
});
