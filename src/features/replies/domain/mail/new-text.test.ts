import { describe, expect, it } from 'vitest';
import { newTextOf } from './new-text.ts';

const plain = (text: string) => newTextOf({ text, html: null });
const html = (markup: string) => newTextOf({ text: null, html: markup });

describe('the new text of a reply', () => {
  it.each([
    'On Mon, Jun 1, 2026 at 9:00 AM Ann <ann@shop.test> wrote:',
    'Am 01.06.2026 um 09:00 schrieb Ann <ann@shop.test>:',
    'Le 1 juin 2026 à 09:00, Ann <ann@shop.test> a écrit :',
    'El 1 jun 2026, a las 9:00, Ann <ann@shop.test> escribió:',
    'Il giorno 1 giu 2026, alle ore 09:00, Ann <ann@shop.test> ha scritto:',
    'Op 1 juni 2026 om 09:00 schreef Ann <ann@shop.test>:',
    'Em 1 de jun. de 2026 às 09:00, Ann <ann@shop.test> escreveu:',
    'Den 1 juni 2026 kl. 09:00 skrev Ann <ann@shop.test>:',
    'W dniu 01.06.2026 o 09:00, Ann pisze:',
    'пн, 1 июн. 2026 г. в 09:00, Ann <ann@shop.test>:',
    '2026年6月1日(月) 9:00 Ann <ann@shop.test>:',
    '-----Original Message-----',
    '-------- Ursprüngliche Nachricht --------',
    'From: Ann <ann@shop.test>\nSent: Monday, June 1, 2026\nTo: Kim\nSubject: Hello',
    'Von: Ann <ann@shop.test>\nGesendet: Montag, 1. Juni 2026\nAn: Kim\nBetreff: Hallo',
    '________________________________\nDe : Ann <ann@shop.test>\nEnvoyé : lundi 1 juin 2026\nÀ : Kim\nObjet : Bonjour',
  ])('ends where older mail begins: %s', (introduction) => {
    const { text, quoted } = plain(`Yes, we do.\n\n${introduction}\n\nDo you sell wholesale?`);
    expect(text).toBe('Yes, we do.');
    expect(quoted).toContain('Do you sell wholesale?');
  });

  it('stands between quoted lines, too, with the ends of lines that were wrapped', () => {
    const { text } = plain(
      'On Mon, Jun 1, 2026, Ann <ann@shop.test> wrote:\n> Do you sell wholesale to shops that are also on the internet and have\nno store?\n> \n\nWe do.\n\n> And the minimum?\n\n$500.',
    );
    expect(text).toBe('We do.\n\n$500.');
  });

  it('keeps sentences that only look like an introduction or a signature', () => {
    const kept =
      'On the other hand, we sell online.\nFrom: our warehouse, To: your door.\nSent from our desk, not from a phone.\n\n- Small\n- Large\n\nAs regards prices: see below.';
    expect(plain(kept)).toMatchObject({ text: kept, signature: null, quoted: null });
  });

  it.each([
    '--\nKim Reyes\nBrand Inc.',
    'Best regards,\nKim Reyes\nSales Manager',
    'Mit freundlichen Grüßen\nKim Reyes',
    'Cordialement,\nKim',
    'Sent from my iPhone',
    'Von meinem iPhone gesendet',
    'Get Outlook for iOS',
    '—\nKim Reyes | Brand Inc. | 555-0100',
    'Thanks,\nKim Reyes\nSales, Brand Inc.\n+1 555 0100',
    'CONFIDENTIALITY NOTICE: This message is intended for the person it is addressed to only.',
  ])('leaves out the signature: %s', (signature) => {
    expect(plain(`We can do that for $500.\n\n${signature}`)).toMatchObject({
      text: 'We can do that for $500.',
      signature,
      quoted: null,
    });
  });

  it('goes on after the signature with a postscript', () => {
    const { text } = plain('Yes.\n\nBest,\nKim\n\nP.S. The minimum is $500.');
    expect(text).toBe('Yes.\n\nP.S. The minimum is $500.');
  });

  it('of HTML alone is read without its quotations, styles and scripts', () => {
    const { text, quoted } = html(
      '<html><head><style>p{color:red}</style></head><body><p>Yes &amp; no:<br>caf&eacute; &lt;3 &toString;</p><ul><li>One</li></ul><script>alert(1)</script><div class="gmail_quote"><div class="gmail_attr">On Mon Ann wrote:</div><blockquote>Do you?</blockquote></div></body></html>',
    );
    expect(text).toBe('Yes & no:\ncafé <3 &toString;\n- One');
    expect(quoted).toContain('Do you?');
  });

  it('of Outlook’s HTML ends at the line that it draws', () => {
    const { text } = html(
      '<div>Here you go.</div><div style="border:none;border-top:solid #E1E1E1 1.0pt"><p><b>From:</b> Ann</p></div><p>Do you?</p>',
    );
    expect(text).toBe('Here you go.');
  });

  it('keeps where a link leads that says only where it is, and no link of a footer', () => {
    const { text } = html(
      '<p>Please <a class="b" href="https://brand.test/apply?a=1&amp;b=2">apply <b>here</b></a>, or see <a href="https://brand.test">brand.test</a>.</p><p><a href="https://brand.test/unsub">Unsubscribe</a></p>',
    );
    expect(text).toContain('apply here (https://brand.test/apply?a=1&b=2), or see brand.test.');
    expect(text).not.toContain('unsub');
  });

  it('is what a reader sees: nothing hidden, and nothing struck through', () => {
    const { text } = html(
      `<div style="display:none !important;mso-hide:all">Unsubscribe <div>me</div></div>
       <p style='display: none'>We never sell on Amazon<p>Welcome!
       <table><td style="font-size:0px"><span>minimum $9999</span><div style="font-size:14px">Opening <s>$1,000</s> $500</div></td></table>
       <span hidden>Stop writing</span><span class="hidden" title="display:none">to us</span>`,
    );
    expect(text).toBe('Welcome!\nOpening $500\nto us');
  });

  it('is without the frame of what is signed with PGP', () => {
    const { text } = plain(
      '-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\nOur minimum is $400.\n-----BEGIN PGP SIGNATURE-----\n\niQEzBAEB\n=abcd\n-----END PGP SIGNATURE-----\n',
    );
    expect(text).toBe('Our minimum is $400.');
  });

  it('takes the text where there is one, unless that only says that there is none', () => {
    expect(newTextOf({ text: 'Plain', html: '<p>Other</p>' }).text).toBe('Plain');
    const stub = 'Your e-mail client does not support HTML.';
    expect(newTextOf({ text: stub, html: '<p>Other</p>' }).text).toBe('Other');
    expect(newTextOf({ text: null, html: null }).text).toBe('');
  });

  it('is separated in no time, however odd the mail', () => {
    const started = performance.now();
    plain(`Hello\n${'>'.repeat(500_000)}`);
    plain('On Mon, Jun 1, 2026 '.repeat(20_000));
    plain('From: a\n'.repeat(20_000));
    html('<div>'.repeat(50_000));
    html('<'.repeat(200_000));
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

it('a ticket’s answer ends at the rule and the head of what it answers, though it has no head itself', () => {
  const text = [
    '##- Please type your reply above this line -##',
    '',
    'We only sell through our own website.',
    '',
    '--------------------------------------------',
    '',
    'Dana Cole, Sep 17, 2026, 09:46 UTC:',
    '',
    'What would we need to become a retailer? We have a resale certificate ready.',
  ].join('\n');
  expect(newTextOf({ text, html: null }).text).toBe('We only sell through our own website.');
});

it('a greeting above an answer that says whom one can reach is no name above a footer', () => {
  const answer = [
    'Hi Marek,',
    '',
    'Thanks for writing! We don’t sell to shops ourselves; you can reach Heartland Pets at new@heartland.test.',
  ].join('\n');
  const text = [
    '##- Please type your reply above this line -##',
    '',
    answer,
    '',
    'Have a lovely day!',
    'Consumer Care',
  ].join('\n');
  expect(newTextOf({ text, html: null })).toMatchObject({
    text: answer,
    signature: 'Have a lovely day!\nConsumer Care',
  });
});

it('who sent a mail too early said nothing, though the program signed it', () => {
  const text = ['-- ', 'Aimee Ostrander', 'Office Manager | Ostrander Linens', '(518) 555-0162'].join('\n');
  expect(newTextOf({ text, html: null }).text).toBe('');
  expect(newTextOf({ text: '-- \nUnsubscribe', html: null }).text).toContain('Unsubscribe');
});
