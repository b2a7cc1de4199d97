import { describe, expect, it, vi } from 'vitest';
import { createLogger, withoutSecrets } from './log.ts';

const CASES: [string, string][] = [
  ['a SendGrid key', 'SG.abcdefghij12345.ABCDEFGHIJ-klm_nop'],
  ['a Stripe key', 'sk_live_51Habcdefghij'],
  ['a webhook’s secret', 'whsec_0123456789abcdef'],
  ['a model’s key', 'sk-proj-0123456789abcdef'],
  ['a token of ours', 'linesheet_-ksG--q6m_M6AHxsHcbJkXqoh4Em4QcIUW08CGte7V8'],
  ['what we sealed', 's1.3fa9.QUJDREVGR0hJSktMTU5PUA'],
];

describe('a line of the log', () => {
  it.each(CASES)('never shows %s', (_, secret) => {
    for (const line of [`{"msg":"refused ${secret}"}`, `{"err":{"stack":"at x (${secret})"}}`])
      expect(withoutSecrets(line)).not.toContain(secret.slice(10));
  });

  it('never shows who signs in at an address, nor what is handed over in it', () => {
    const line = withoutSecrets(
      '{"a":"postgres://ann:pa55@db/x","b":"https://api.keepa.com/query?key=k3y&domain=1"}',
    );
    expect(line).toBe('{"a":"postgres://…@db/x","b":"https://api.keepa.com/query?key=…&domain=1"}');
    expect(withoutSecrets('{"h":"Authorization: Bearer abc.def-ghi"}')).not.toContain('abc');
  });

  it('never shows an email’s body, a password or a cookie, wherever an error brought it along', () => {
    const line = JSON.stringify({
      err: { message: 'refused', cause: { body: 'Hi "Acme",\nwe …', html: '<p>Hi</p>', Password: 'x' } },
      headers: { cookie: 'linesheet.session_token=abc' },
      body: { text: 'Dear brand' },
    });
    const shown = withoutSecrets(line);
    expect(shown).not.toMatch(/Acme|<p>|Dear|abc|"x"/);
    expect(JSON.parse(shown)).toMatchObject({ err: { message: 'refused', cause: { body: '…', html: '…' } } });
  });

  it('leaves everything else as it is', () => {
    const line = '{"level":30,"route":"/api/products","status":200,"host":"linesheet_app_1a2b3c4d","ms":4}';
    expect(withoutSecrets(line)).toBe(line);
  });
});

it('goes to standard output and to who keeps it, both without secrets', () => {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const kept: string[] = [];
  const logger = createLogger('warn', (line) => kept.push(line));
  logger.warn({ key: 'sk_live_51Habcdefghij' }, 'tried');
  logger.info({}, 'not wanted at this level');
  const written = out.mock.calls.map(([line]) => String(line));
  out.mockRestore();
  expect(kept).toHaveLength(1);
  expect(written).toEqual(kept);
  expect(JSON.parse(kept[0] ?? '')).toMatchObject({ level: 40, msg: 'tried', key: 'sk_…' });
});
