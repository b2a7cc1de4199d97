/** Answers written for this measure, in the ways in which programs and people write them. */
export interface WrittenMail {
  subject: string;
  from: string;
  text: string;
  headers?: Record<string, string>;
  is: 'person' | 'absence' | 'receipt' | 'challenge' | 'bot' | 'unattended' | 'complaint' | 'bounce';
}

const AUTO = { 'auto-submitted': 'auto-replied' };
const RE = 'Re: Carrying your line';

export const WRITTEN_MAILS: readonly WrittenMail[] = [
  {
    is: 'absence',
    subject: 'Automatic reply: Carrying your line',
    from: 'kim@brand.test',
    text: 'Hello, I am out of the office with limited access to email and will be back on Monday, March 9. For urgent orders please contact orders@brand.test.',
  },
  {
    is: 'absence',
    subject: 'Abwesenheitsnotiz: Anfrage',
    from: 'info@marke.test',
    text: 'Vielen Dank für Ihre Nachricht. Ich bin bis zum 14.08.2026 nicht im Büro. In dringenden Fällen wenden Sie sich bitte an Frau Kern.',
  },
  {
    is: 'absence',
    subject: RE,
    from: 'info@marke.test',
    text: 'Guten Tag,\n\nvielen Dank für Ihre E-Mail. Ich befinde mich derzeit im Urlaub und bin ab dem 3. August wieder für Sie da. Ihre Nachricht wird nicht weitergeleitet.\n\nDiese Nachricht wurde automatisch erstellt.',
  },
  {
    is: 'absence',
    subject: 'Réponse automatique : Demande',
    from: 'contact@marque.test',
    text: 'Bonjour,\nJe suis absente du bureau jusqu’au 21 août. Pour toute urgence, merci de contacter Paul.',
  },
  {
    is: 'absence',
    subject: 'Respuesta automática: Consulta',
    from: 'ventas@marca.test',
    text: 'Estoy fuera de la oficina hasta el 4 de septiembre. Contestaré su correo a mi regreso.',
  },
  {
    is: 'absence',
    subject: 'Risposta automatica: Richiesta',
    from: 'vendite@marca.test',
    text: 'Sono in ferie fino al 25 agosto. Risponderò al mio rientro.',
  },
  {
    is: 'absence',
    subject: 'Automatisch antwoord: Vraag',
    from: 'verkoop@merk.test',
    text: 'Ik ben afwezig tot en met 12 juli en lees mijn mail beperkt.',
  },
  { is: 'absence', subject: RE, from: 'joe@brand.test', headers: AUTO, text: 'Gone fishing. Back Tuesday.' },
  {
    is: 'absence',
    subject: RE,
    from: 'pat@brand.test',
    text: 'Thanks for your note! I am currently traveling and out of the office until June 12 with limited access to email. If this is urgent, please call the main line.',
  },
  {
    is: 'absence',
    subject: 'Out of Office',
    from: 'pat@brand.test',
    text: 'I am on parental leave. Dana Ruiz covers my accounts: dana@brand.test.',
  },
  {
    is: 'absence',
    subject: RE,
    from: 'shop@brand.test',
    text: 'Our office is closed for the holidays from December 23 through January 2. Messages will be answered in the order they are received when we return. This is an automated message.',
  },
  {
    is: 'receipt',
    subject: '[Request received] Carrying your line',
    from: 'support@brand.test',
    headers: { 'auto-submitted': 'auto-generated' },
    text: '##- Please type your reply above this line -##\n\nYour request (48211) has been received and is being reviewed by our support staff. To add additional comments, reply to this email.',
  },
  {
    is: 'receipt',
    subject: 'We got your message',
    from: 'hello@brand.test',
    text: 'Hi there,\n\nThank you for contacting us! We have received your message and will get back to you within 24-48 hours. Our business hours are Monday to Friday, 9am - 5pm EST.',
  },
  {
    is: 'receipt',
    subject: 'Ticket #99321 created',
    from: 'no-reply@brand.test',
    text: 'A support ticket has been created for your inquiry. Your ticket number is 99321. Please do not reply to this message.',
  },
  {
    is: 'receipt',
    subject: 'Ihre Anfrage [#55012]',
    from: 'service@marke.test',
    text: 'Vielen Dank für Ihre Nachricht. Ihre Anfrage ist bei uns eingegangen und wird unter der Nummer 55012 bearbeitet. Dies ist eine automatische Antwort.',
  },
  {
    is: 'receipt',
    subject: 'Re: Demande',
    from: 'contact@marque.test',
    text: 'Nous avons bien reçu votre message et nous vous répondrons dans les meilleurs délais.\nCeci est un message automatique, merci de ne pas y répondre.',
  },
  {
    is: 'receipt',
    subject: RE,
    from: 'wholesale@brand.test',
    headers: { precedence: 'bulk' },
    text: 'Thanks for reaching out to our wholesale team! Due to a higher than usual volume we will respond within 5-7 business days. Answers to common questions are on our FAQ page.',
  },
  {
    is: 'challenge',
    subject: 'Please confirm your message',
    from: 'verify@guard.test',
    text: 'Your message to sales@brand.test is being held. To prove that you are human and have your message delivered, click the link below within 7 days.',
  },
  {
    is: 'challenge',
    subject: RE,
    from: 'owner@brand.test',
    text: 'I am protected from spam by a filter. Please click this link so that your email will be delivered, and I will add you to my approved senders list.',
  },
  {
    is: 'bot',
    subject: RE,
    from: 'hi@brand.test',
    text: 'Hi! I’m Nova, the virtual assistant of Brand. Here are some articles that may help: How do I become a retailer? Where is my order? If you would like to talk to a person, reply “agent”.',
  },
  {
    is: 'bot',
    subject: RE,
    from: 'hi@brand.test',
    text: 'This response was generated by AI. Did this answer your question? Our team is notified if it didn’t.',
  },
  {
    is: 'unattended',
    subject: RE,
    from: 'info@brand.test',
    text: 'This mailbox is not monitored. Please use the contact form on our website.',
  },
  {
    is: 'unattended',
    subject: 'Undelivered: mailbox closed',
    from: 'no-reply@brand.test',
    headers: AUTO,
    text: 'Replies to this address are not read. Please write to hello@brand.test.',
  },
  {
    is: 'complaint',
    subject: 'Email Feedback Report for IP 192.0.2.1',
    from: 'fbl@provider.test',
    text: 'This is an email abuse report for an email message received from IP 192.0.2.1 on Mon, 1 Jun 2026.\n\nReturn-Path: <ann@shop.test>\nFrom: ann@shop.test\nTo: buyer@brand.test\nSubject: Carrying your line\nMessage-ID: <a@shop.test>',
  },
  {
    is: 'complaint',
    subject: 'complaint about message from 192.0.2.9',
    from: 'staff@hotmail.com',
    headers: { 'x-hmxmroriginalrecipient': 'owner@brand.test' },
    text: '',
  },
  {
    is: 'complaint',
    subject: 'Spam complaint',
    from: 'abuse@provider.test',
    text: 'One of our users marked your message as spam. Original recipient: owner@brand.test',
  },
  {
    is: 'bounce',
    subject: 'Unzustellbar: Anfrage',
    from: 'postmaster@marke.test',
    text: 'Fehler bei der Zustellung an folgende Empfänger:\n\neinkauf@marke.test\nDie eingegebene E-Mail-Adresse wurde nicht gefunden.',
  },
  {
    is: 'bounce',
    subject: 'Non remis : Demande',
    from: 'postmaster@marque.test',
    text: 'Votre message n’a pas pu être remis à achats@marque.test : boîte pleine.',
  },
  {
    is: 'bounce',
    subject: 'No se puede entregar: Consulta',
    from: 'mailer-daemon@marca.test',
    text: 'No se ha podido entregar su mensaje a compras@marca.test. El usuario no existe.',
  },
  {
    is: 'bounce',
    subject: 'Mail delivery failed: returning message to sender',
    from: 'mailer-daemon@host.test',
    headers: { 'return-path': '<>' },
    text: 'This message was created automatically by mail delivery software.\n\n  buyer@brand.test\n    all relevant MX records point to non-existent hosts',
  },
  {
    is: 'person',
    subject: RE,
    from: 'kim@brand.test',
    text: 'Hi! Sorry for the slow answer, I was on vacation until Monday. Our opening order is $300. Would you like our catalog?',
  },
  {
    is: 'person',
    subject: RE,
    from: 'kim@brand.test',
    text: 'I’m out of the office this week but wanted to get back to you: yes, we sell to stores like yours. Please call me on Thursday.',
  },
  {
    is: 'person',
    subject: RE,
    from: 'sales@brand.test',
    headers: { 'x-auto-response-suppress': 'OOF, AutoReply' },
    text: 'Thank you for your email. We don’t sell to Amazon resellers.',
  },
  {
    is: 'person',
    subject: 'Re: [Ticket #4410] Carrying your line',
    from: 'support@brand.zendesk.test',
    headers: { 'auto-submitted': 'auto-generated', 'x-mailer': 'Zendesk Mailer' },
    text: '##- Please type your reply above this line -##\n\nMia (Brand)\n\nHi, thanks for writing. I passed your request to Tom, who handles our retailers. He would like to know which states you sell in.',
  },
  {
    is: 'person',
    subject: RE,
    from: 'owner@brand.test',
    text: 'Thank you for contacting us. We have received your application and approved it, you can order at any time.',
  },
  { is: 'person', subject: RE, from: 'owner@brand.test', text: 'Please remove me from your list.' },
  {
    is: 'person',
    subject: 'Your mail to sales',
    from: 'owner@brand.test',
    text: 'Hey, your mail to sales@brand.test bounced back to me because that mailbox was full. What do you want to buy?',
  },
  {
    is: 'person',
    subject: RE,
    from: 'admin@brand.test',
    text: 'No longer with the company is Sarah, who you wrote to. I can help you, what do you need?',
  },
  {
    is: 'person',
    subject: 'Delivery times',
    from: 'postmaster@brand.test',
    text: 'Hello, our delivery time is two weeks and we ship in cases of 12.',
  },
  {
    is: 'person',
    subject: 'Fwd: Mail delivery failed',
    from: 'owner@brand.test',
    text: 'See below, I got this when I answered you the first time. Anyway: yes, let’s talk.\n\n---------- Forwarded message ---------\nFrom: Mail Delivery Subsystem <mailer-daemon@host.test>\nSubject: Delivery Status Notification (Failure)\nTo: owner@brand.test\n\nAddress not found',
  },
  {
    is: 'person',
    subject: RE,
    from: 'owner@brand.test',
    text: 'Danke für Ihre Anfrage. Wir beliefern nur den Fachhandel und keine Händler auf Amazon.',
  },
  {
    is: 'person',
    subject: RE,
    from: 'owner@brand.test',
    text: 'We usually answer within a day but it has been a busy week! Attached is our price list.',
  },
  {
    is: 'person',
    subject: RE,
    from: 'no-reply@portal.test',
    text: 'Ann from Brand wrote: “Could you tell us a bit more about your store?” Answer her in the portal.',
  },
];
