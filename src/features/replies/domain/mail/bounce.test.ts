import { describe, expect, it } from 'vitest';
import { testMail } from './fixtures/mail.ts';
import { machineMailOf } from './machine-mail.ts';

const daemon = { name: 'Mail Delivery System', email: 'mailer-daemon@mx.test' };
const recipientsOf = (mail: Parameters<typeof testMail>[0]) => {
  const machine = machineMailOf(
    testMail({ from: daemon, subject: 'Undelivered Mail Returned to Sender', ...mail }),
  );
  return machine?.kind === 'bounce'
    ? machine.recipients.map(({ email, isHard }) => [email, isHard])
    : machine;
};

describe('a bounce', () => {
  it('is read from the report that it encloses, recipient by recipient', () => {
    const report = [
      'Reporting-MTA: dns; mx.test',
      '',
      'Final-Recipient: rfc822; <one@brand.test>',
      'Action: failed',
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 5.1.1 <one@brand.test>: Recipient address',
      '    rejected: User unknown',
      '',
      'Final-Recipient: rfc822; two@brand.test',
      'Action: failed',
      'Status: 5.2.2',
      'Diagnostic-Code: smtp; 552 5.2.2 mailbox full',
    ].join('\n');
    const machine = machineMailOf(
      testMail({
        from: daemon,
        parts: [
          { contentType: 'message/delivery-status', content: report },
          {
            contentType: 'message/rfc822',
            content: 'Message-ID: <ours@shop.test>\nTo: one@brand.test\nSubject: Hi\n\nHi',
          },
        ],
      }),
    );
    expect(machine).toEqual({
      kind: 'bounce',
      isDelayed: false,
      originalMessageId: '<ours@shop.test>',
      recipients: [
        {
          email: 'one@brand.test',
          isHard: true,
          status: '5.1.1',
          reason: '550 5.1.1 <one@brand.test>: Recipient address rejected: User unknown',
        },
        { email: 'two@brand.test', isHard: false, status: '5.2.2', reason: '552 5.2.2 mailbox full' },
      ],
    });
  });

  it('that only says that a mail is late is no failure of the address', () => {
    const report = 'Final-Recipient: rfc822; one@brand.test\nAction: delayed\nStatus: 4.4.1';
    const machine = machineMailOf(
      testMail({ from: daemon, parts: [{ contentType: 'message/delivery-status', content: report }] }),
    );
    expect(machine).toMatchObject({ kind: 'bounce', isDelayed: true, recipients: [{ isHard: false }] });
    const warning =
      'This is a warning message only.\nYour message to <one@brand.test> could not be delivered yet.\nWe will continue to try for 4 days.';
    expect(
      machineMailOf(testMail({ from: daemon, subject: 'Warning: message delayed 4 hours', text: warning })),
    ).toMatchObject({ kind: 'bounce', isDelayed: true, recipients: [{ email: 'one@brand.test' }] });
  });

  it.each([
    [
      'Deferred: Re: Wholesale',
      'Temporary problem. 450 4.2.1 The user you are trying to contact (one@brand.test) is receiving mail at a rate that prevents additional messages. We will keep trying.',
    ],
    [
      'Aviso: entrega retrasada',
      'Su mensaje para one@brand.test todavía no se ha podido entregar. El servidor seguirá intentándolo.',
    ],
    [
      'Zustellung verzögert',
      'Ihre Nachricht an one@brand.test konnte nicht zugestellt werden. Wir versuchen es weiter, es wird erneut versucht.',
    ],
  ])('is late in every language: %s', (subject, text) => {
    expect(machineMailOf(testMail({ from: daemon, subject, text }))).toMatchObject({
      kind: 'bounce',
      isDelayed: true,
    });
  });

  it('is no bounce where the report says that the mail arrived', () => {
    const report = 'Final-Recipient: rfc822; one@brand.test\nAction: delivered\nStatus: 2.0.0';
    const parts = [{ contentType: 'message/delivery-status', content: report }];
    expect(machineMailOf(testMail({ from: daemon, parts }))?.kind).not.toBe('bounce');
  });

  it.each([
    [
      'qmail',
      "Hi. This is the qmail-send program at mx.test.\nI'm afraid I wasn't able to deliver your message to the following addresses.\nThis is a permanent error; I've given up. Sorry it didn't work out.\n\n<one@brand.test>:\nSorry, no mailbox here by that name. (#5.1.1)\n\n--- Below this line is a copy of the message.\n\nReturn-Path: <ann@shop.test>\nTo: one@brand.test",
      [['one@brand.test', true]],
    ],
    [
      'Exim',
      'This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of its\nrecipients. This is a permanent error. The following address(es) failed:\n\n  one@brand.test\n    SMTP error from remote mail server after RCPT TO:<one@brand.test>:\n    550 5.7.1 Message rejected due to poor reputation\n\n------ This is a copy of the message, including all the headers. ------\n\nTo: other@brand.test',
      [['one@brand.test', false]],
    ],
    [
      'Postfix in words alone, about two',
      'This is the mail system at host mx.test.\n\n<one@brand.test>: host mx.brand.test[192.0.2.1] said: 550 5.1.1 User unknown\n\n<two@brand.test>: Host or domain name not found. Name service error for\n    name=brand.test type=A: Host not found, try again',
      [
        ['one@brand.test', true],
        ['two@brand.test', false],
      ],
    ],
    [
      'Exchange',
      'Delivery has failed to these recipients or groups:\n\none@brand.test\nThe email address you entered couldn’t be found. Please check the recipient’s email address and try to resend the message.',
      [['one@brand.test', true]],
    ],
    [
      'German',
      'Ihre Nachricht konnte nicht zugestellt werden:\n\n<one@brand.test>: Empfänger unbekannt',
      [['one@brand.test', true]],
    ],
  ])('of %s names whom it concerns, and whether anybody is there', (_system, text, expected) => {
    expect(recipientsOf({ text })).toEqual(expected);
  });

  it('takes the head’s word for who it was', () => {
    const headers = { 'x-failed-recipients': 'one@brand.test' };
    expect(recipientsOf({ headers, text: 'Address not found' })).toEqual([['one@brand.test', true]]);
  });

  it('counts what the server says before a status that it gives for everything', () => {
    const said = (words: string) =>
      recipientsOf({ text: `Could not be delivered\n\n<one@brand.test>: ${words}` });
    expect(said('550 5.7.1 No such user')).toEqual([['one@brand.test', true]]);
    expect(said('550 5.1.1 Greylisted, try again later')).toEqual([['one@brand.test', false]]);
    expect(said('550 5.4.1 Recipient address rejected: Access denied')).toEqual([['one@brand.test', true]]);
    expect(said('550 5.1.8 Sender domain does not exist')).toEqual([['one@brand.test', false]]);
    expect(said('554 5.7.1 blocked using dnsbl')).toEqual([['one@brand.test', false]]);
  });

  it.each([
    [
      'sendmail',
      'The original message was received from mail.shop.test\n\n',
      '  ----- Original message follows -----',
    ],
    ['stars', '', '* * * Original message * * *'],
    ['equal signs', '', '=== Copy of your message ==='],
    ['nothing but its subject', '', ''],
  ])('weighs no word of our own mail behind it, under %s', (_line, before, line) => {
    const ours =
      'Subject: Wholesale\n\nHello,\n\nwe sell on Amazon and send no spam. Is your account policy open? Then the sender pays.';
    const said = `${before}<one@brand.test>\n    (reason: 550 5.1.1 User unknown)`;
    expect(recipientsOf({ text: `${said}\n\n${line}\n\n${ours}` })).toEqual([['one@brand.test', true]]);
  });

  it.each([
    [true, 'one was not found at brand.test: the sender sent a message to an address that does not exist.'],
    [true, '550 5.1.1 User does not exist. Please inform the sender.'],
    [true, 'No such user. We are returning this message to its sender.'],
    [false, '550 5.7.1 The sender is not on the list of allowed senders'],
    [false, '550 5.1.8 Sender address rejected: user unknown'],
    [false, '550 no such user (sender verify failed)'],
  ])('holds it against the address: %s, “%s”', (isHard, words) => {
    expect(recipientsOf({ text: `Could not be delivered\n\n<one@brand.test>: ${words}` })).toEqual([
      ['one@brand.test', isHard],
    ]);
  });

  it.each([
    'No se pudo entregar el mensaje a one@brand.test: la dirección no existe.',
    'Meddelandet kunde inte levereras till one@brand.test: adressen finns inte.',
    'Uw bericht aan one@brand.test kon niet worden afgeleverd: dit adres bestaat niet.',
    'Impossibile recapitare il messaggio a one@brand.test: indirizzo non esistente.',
    'The e-mail account one@brand.test has been closed by its owner and could not be delivered to. 550 5.2.1',
  ])('finds nobody there: “%s”', (text) => {
    expect(recipientsOf({ text })).toEqual([['one@brand.test', true]]);
  });

  it('is not what a person writes about one', () => {
    const text =
      'Hi, your last mail could not be delivered to sales@brand.test because the mailbox is full. What do you need?';
    expect(machineMailOf(testMail({ text }))).toBeNull();
  });

  it('comes from Amazon in JSON, folded on its way', () => {
    const notice = JSON.stringify({
      notificationType: 'Bounce',
      bounce: {
        bounceType: 'Permanent',
        bouncedRecipients: [{ emailAddress: 'One@brand.test', status: '5.1.1', diagnosticCode: 'unknown' }],
      },
      mail: { commonHeaders: { messageId: '<ours@shop.test>' } },
    });
    const text = JSON.stringify({ Type: 'Notification', Message: notice }).replace(
      'bouncedRec',
      'bounced\n Rec',
    );
    expect(
      machineMailOf(testMail({ from: { name: '', email: 'no-reply@sns.amazonaws.com' }, text })),
    ).toMatchObject({
      kind: 'bounce',
      originalMessageId: '<ours@shop.test>',
      recipients: [{ email: 'one@brand.test', isHard: true }],
    });
  });
});

describe('a complaint', () => {
  const report = (type: string) =>
    `Feedback-Type: ${type}\nUser-Agent: Feedback/1.0\nVersion: 1\nOriginal-Rcpt-To: <Owner@brand.test>`;
  const mail = (type: string) =>
    testMail({
      from: { name: '', email: 'fbl@provider.test' },
      parts: [
        { contentType: 'message/feedback-report', content: report(type) },
        {
          contentType: 'message/rfc822',
          content: 'Message-ID: <ours@shop.test>\nTo: x@brand.test\nSubject: Hi\n\nHi',
        },
      ],
    });

  it('is a report that somebody marked our mail as spam', () => {
    expect(machineMailOf(mail('abuse'))).toEqual({
      kind: 'complaint',
      recipients: ['owner@brand.test'],
      originalMessageId: '<ours@shop.test>',
    });
  });

  it('names nobody where only a signature failed, and is none where a mark was taken back', () => {
    expect(machineMailOf(mail('auth-failure'))).toMatchObject({ kind: 'complaint', recipients: [] });
    expect(machineMailOf(mail('not-spam'))?.kind).not.toBe('complaint');
  });
});

it('takes a mail of nothing but dashes for no machine’s, without going over them again and again', () => {
  expect(machineMailOf(testMail({ text: `Hello\n${'-'.repeat(200_000)}+` }))).toBeNull();
});
