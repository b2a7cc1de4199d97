import { describe, expect, it } from 'vitest';
import { checkUrl } from './address-rules.ts';
import { readFixedTargets } from './fixed-targets.ts';
import { isPublicAddress } from './public-address.ts';

describe('an address', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.168.1.1',
    '198.18.0.1',
    '203.0.113.7',
    '224.0.0.1',
    '239.255.255.250',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::7f00:1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    '2606:4700::1111%eth0',
    'ff02::1',
    'fec0::1',
    '',
    'localhost',
    '8.8.8',
    'acme.com',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '172.15.0.1',
    '172.32.0.1',
    '100.63.0.1',
    '100.128.0.1',
    '2606:4700::1111',
    '2a00:1450:4001::200e',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('a URL is checked before its name is looked up', () => {
  const targets = readFixedTargets([
    '*.test=127.0.0.1:4010',
    '*.deep.test=127.0.0.1:4011',
    'acme.example=[::1]:80',
  ]);

  it.each([
    'http://127.0.0.1/',
    'http://0177.0.0.1/',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://127.1/',
    'http://[::1]/',
    'http://[::ffff:7f00:1]/',
    'http://8.8.8.8/',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://foo.localhost/',
    'http://intranet/',
    'http://printer.local/',
    'http://metadata.google.internal/',
    'http://1.0.0.127.in-addr.arpa/',
    'http://①②⑦.⓪.⓪.①/',
  ])('%s leads to no public site', (url) => {
    expect(checkUrl(url, targets)).toMatchObject({ refused: 'private_address' });
  });

  it.each([
    'ftp://acme.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'http://acme.com:22/',
    'http://acme.com:6379/',
    'http://a:b@acme.com/',
    'nonsense',
    'http://',
  ])('%s is not fetched', (url) => {
    expect(checkUrl(url, targets)).toMatchObject({ refused: 'bad_address' });
  });

  it.each(['https://acme.com/', 'http://acme.com:8080/x', 'https://ACME.com./', 'http://münchen.de/'])(
    '%s may be fetched',
    (url) => {
      expect(checkUrl(url, targets)).toMatchObject({ target: undefined });
    },
  );

  it.each([
    ['https://acme.test/', { hostname: '127.0.0.1', port: 4010 }],
    ['http://a.b.test:9/', { hostname: '127.0.0.1', port: 4010 }],
    ['http://a.deep.test/', { hostname: '127.0.0.1', port: 4011 }],
    ['http://acme.example/', { hostname: '::1', port: 80 }],
  ])('%s goes to its fixed target', (url, target) => {
    expect(checkUrl(url, targets)).toMatchObject({ target });
  });

  it('a name that only looks like the pattern’s has no fixed target', () => {
    expect(targets.find('test')).toBeUndefined();
    expect(targets.find('acmetest')).toBeUndefined();
    expect(targets.find('www.acme.example')).toBeUndefined();
    expect(targets.suffixes).toEqual(['deep.test', 'test']);
  });

  it.each([
    '*.test',
    '=127.0.0.1:80',
    '*.test=127.0.0.1',
    '*.test=127.0.0.1:0',
    '*.test=127.0.0.1:99999',
    '*=127.0.0.1:80',
  ])('the pattern %s is refused', (pattern) => {
    expect(() => readFixedTargets([pattern])).toThrow(pattern);
  });
});
