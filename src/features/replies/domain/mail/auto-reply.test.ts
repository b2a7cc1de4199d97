import { describe, expect, it } from 'vitest';
import { testMail } from './fixtures/mail.ts';
import { machineMailOf } from './machine-mail.ts';

const auto = (mail: Parameters<typeof testMail>[0]) => machineMailOf(testMail(mail));

const RECEIPT = 'Your request (#4471) was received. An agent will be with you shortly.';

describe('an automatic answer', () => {
  it('is known by its head, whatever it says', () => {
    const text = 'Zukünftig erreichen Sie Karl.';
    expect(auto({ headers: { 'auto-submitted': 'auto-replied' }, text })).toMatchObject({
      kind: 'auto_reply',
    });
    expect(auto({ headers: { 'auto-submitted': 'no' }, text })).toBeNull();
    expect(auto({ headers: { 'x-apple-action': 'VACATION' }, text })).toMatchObject({ kind: 'auto_reply' });
  });

  it.each([
    'Gracias por escribirnos. Su consulta ha quedado registrada. No responda a este mensaje, se ha generado de forma automática.',
    'Diese Adresse dient nur dem Versand, eingehende Nachrichten werden von niemandem gelesen.',
    'Ihre Anfrage ist eingegangen. Automatisch erzeugte Mail',
    'La sua richiesta è registrata. Messaggio generato in modo automatico.',
  ])('is known where its head says “generated” and its words say so, too: %s', (text) => {
    const headers = { 'auto-submitted': 'auto-generated' };
    expect(auto({ headers, text, subject: 'Re: Wholesale' })).toMatchObject({ kind: 'auto_reply' });
    expect(auto({ headers, text: 'Hola, adjunto la tarifa.', subject: 'Re: Wholesale' })).toBeNull();
  });

  it.each([
    ['Automatic reply: Hello', 'I am away until July 6.', '2026-07-06'],
    ['Abwesenheitsnotiz', 'Ich bin bis zum 14.08.2026 nicht im Büro.', '2026-08-14'],
    ['Réponse automatique : Bonjour', 'Je suis absent jusqu’au 3 juillet.', '2026-07-03'],
    ['Out of office', 'Back on Monday!', '2026-06-08'],
    ['Absence du bureau', 'Je suis absente. Retour le 3/7.', '2026-07-03'],
    ['Risposta automatica', 'Chiusura estiva! La ditta riapre lunedì 31 agosto.', '2026-08-31'],
    ['Out of office', 'I return on 2026-06-09 and leave again through 6/20.', '2026-06-20'],
    ['Out of office', 'Back in January 5th, 2027', '2027-01-05'],
    ['Out of office', 'Back when I am back.', null],
    [
      'Risposta automatica',
      'Fuori ufficio fino al 21/08 compreso. Tornerò operativa lunedì 24/08.',
      '2026-08-24',
    ],
    ['Respuesta automática', 'Fuera hasta el viernes 3 de julio. Volveré el lunes 6.', '2026-07-06'],
    ['Réponse automatique', 'Absente jusqu’au 03/07 inclus, je reprends le 06/07.', '2026-07-06'],
    ['Abwesenheit', 'Vom 1. bis 3. Juli geschlossen. Am Montag, den 6. Juli sind wir zurück.', '2026-07-06'],
    ['Afwezig', 'Met vakantie tot en met 3 juli. Vanaf maandag 6 juli ben ik er weer.', '2026-07-06'],
    ['Frånvaro', 'Jag är på semester till och med 3 juli. Åter måndag 6 juli.', '2026-07-06'],
    ['Fravær', 'Jeg holder ferie og er tilbage den 6. juli.', '2026-07-06'],
    ['Ausência', 'Estou de férias. Regresso na segunda-feira, 6 de julho.', '2026-07-06'],
    ['Out of office', 'Out until June 19 inclusive, back Monday the 22nd.', '2026-06-22'],
    ['Out of office', 'I am on leave until January 15.', '2027-01-15'],
    ['Out of office', 'Out until July 3. When I return I answer within 2-3 days, 24/7.', '2026-07-03'],
  ])('with the subject “%s” that says “%s” is an absence until %s', (subject, text, until) => {
    expect(auto({ subject, text })).toEqual({ kind: 'auto_reply', reason: 'absence', until });
  });

  it('that somebody forgot to switch off asks for no wait until next year', () => {
    for (const day of ['May 4', 'April 20', 'March 9'])
      expect(auto({ subject: 'Out of office', text: `I am away until ${day}.` })).toEqual({
        kind: 'auto_reply',
        reason: 'absence',
        until: null,
      });
  });

  it('that a mail was read or deleted is a receipt, and the day of it none of a return', () => {
    const contentType = 'message/disposition-notification';
    const text = 'Your message was deleted without being read on Monday, June 15, 2026.';
    expect(
      auto({ subject: 'Not read: Carrying your line', text, parts: [{ contentType, content: '' }] }),
    ).toEqual({
      kind: 'auto_reply',
      reason: 'receipt',
      until: null,
    });
  });

  it('of a ticket system is told from what a person writes through it', () => {
    const headers = { 'auto-submitted': 'auto-generated', 'x-mailer': 'Zendesk Mailer' };
    const receipt = 'Your request (4711) has been received and is being reviewed by our support staff.';
    expect(auto({ headers, text: receipt })).toMatchObject({ reason: 'receipt' });
    const person = 'Hi Ann, thanks for your request. Could you tell me in which states you sell?';
    expect(auto({ headers, text: person })).toBeNull();
  });

  it.each([
    'Your request (#40417) landed safely. A real human will read it within 2 business days. Replying adds a comment to your ticket.',
    'Nous accusons réception de votre courriel. Un conseiller vous répondra sous 72 heures ouvrées. Merci de ne pas répondre à ce message.',
    'Wir bestätigen den Eingang Ihrer Nachricht. Bitte antworten Sie nicht auf diese E-Mail.',
    'Acusamos recibo de su mensaje, que un compañero le responderá en breve.',
    'Le confermiamo la ricezione del messaggio. Le risponderemo entro 48 ore.',
    'Wij bevestigen de ontvangst van uw bericht en antwoorden binnen twee dagen.',
  ])('that says it was generated is a receipt in whichever words: %s', (text) => {
    expect(auto({ headers: { 'auto-submitted': 'auto-generated' }, text })).toMatchObject({
      reason: 'receipt',
    });
  });

  it('is none where a person asks us to say yes to something', () => {
    const text = 'There is one now, we held off for years. I need you to say yes to that in writing.';
    expect(auto({ text })).toBeNull();
  });

  it('is no person’s answer under a subject that receipts have', () => {
    const text = 'Hi Dana, happy to. Let us talk on Monday!';
    const subject = 'Re: Thank you for contacting us';
    expect(auto({ subject, text, headers: { 'in-reply-to': '<1@shop.test>' } })).toBeNull();
    expect(auto({ subject: '[#4471] Wholesale', text: RECEIPT })).toMatchObject({ reason: 'receipt' });
  });

  it('is nobody’s who says that he was away, and goes on to business', () => {
    expect(
      auto({ text: 'I was on vacation, sorry! Our opening order is $500, would you like the list?' }),
    ).toBeNull();
    expect(
      auto({ text: 'I’m out of the office until Monday, but our price list is attached. Let’s talk then.' }),
    ).toBeNull();
  });

  it.each([
    'Was this helpful? Rate Elise’s answer: https://rate.test/r/8871',
    'How would you rate my reply? Great Okay Not good',
    'Did this answer your question? Yes / No',
  ])('is none where a person is to be rated for it: %s', (footer) => {
    const text = `Elise from Verbena here. All new stockists create an account on our site.\n\nElise\n\n${footer}`;
    expect(auto({ text, headers: { 'x-gorgias-ticket': '8871' } })).toBeNull();
  });

  it.each([
    'Lena has not received mail from dana@shop.test before. Reply without changing the subject and we’ll move your note into Lena’s inbox.',
    'Bitte antworten Sie auf diese E-Mail, ohne den Betreff zu ändern.',
    'Répondez à ce message sans modifier l’objet pour qu’il arrive.',
    'Responda a este mensaje sin cambiar el asunto.',
    'Risponda a questa e-mail senza modificare l’oggetto.',
  ])('asks for proof of a person, and names nobody to write to: %s', (text) => {
    const headers = { 'auto-submitted': 'auto-replied' };
    expect(auto({ headers, text, subject: 'One more step' })).toMatchObject({ reason: 'challenge' });
  });

  it.each([
    'jill@brand.test uses BoxGuard to keep out unwanted mail. Your message is waiting in a holding area. To have it delivered, click the link below once and complete the puzzle.',
    'Your e-mail was placed in a pending folder. Complete this short challenge and it goes through.',
    'Ihre Nachricht wurde in einer Warteschlange abgelegt. Ein Klick genügt, dann erhält Jill sie.',
    'Votre message est retenu dans une file d’attente. Cliquez une fois pour le remettre à Jill.',
    'Su mensaje está retenido en espera. Pulse el enlace y llegará a Jill.',
    'Il suo messaggio è trattenuto in attesa. Un clic e arriva a Jill.',
    'Uw bericht wordt vastgehouden tot u op de link klikt.',
    'A sua mensagem ficou retida em espera. Clique na ligação para a entregar.',
  ])('holds our mail back until somebody clicks: %s', (text) => {
    const headers = { 'auto-submitted': 'auto-replied' };
    expect(auto({ headers, text, subject: 'Re: Wholesale' })).toMatchObject({ reason: 'challenge' });
  });

  it.each([
    ['誠に勝手ながら休業中のため、6月7日(日)より順次ご返信いたします。', '2026-06-07'],
    ['6月3日から6月9日まで休業いたします。', '2026-06-09'],
    ['ただいま不在にしております。６月１２日に復帰いたします。', '2026-06-12'],
    ['我正在休假，6月8日恢复上班。', '2026-06-08'],
    ['我们放假至2026年6月10日，期间不便回复。', '2026-06-10'],
    ['휴가 중입니다. 6월 11일부터 답변드리겠습니다.', '2026-06-11'],
  ])('names the day of the return in Eastern figures: %s', (text, until) => {
    const headers = { 'auto-submitted': 'auto-replied' };
    expect(auto({ headers, text, subject: 'Re: Wholesale' })).toMatchObject({ reason: 'absence', until });
  });

  it('of a bot asks whether it helped, too', () => {
    const text =
      'I’m Ava, the virtual assistant. Stockists apply on our site. Did this answer your question?';
    expect(auto({ text })).toMatchObject({ reason: 'bot' });
  });

  it('is not read out of what is quoted', () => {
    const text =
      'Sure, let us talk.\n\nOn Mon, 1 Jun 2026, Ann <ann@shop.test> wrote:\n> This is an automatic reply. I am out of the office.';
    expect(auto({ text })).toBeNull();
  });

  it('leaves the wish to be left alone to whoever reads it', () => {
    const text = 'Apple Mail sent this email to unsubscribe from the message.';
    const headers = { 'auto-submitted': 'auto-replied', 'x-apple-unsubscribe': 'true' };
    expect(auto({ subject: 'unsubscribe', headers, text })).toBeNull();
  });
});
