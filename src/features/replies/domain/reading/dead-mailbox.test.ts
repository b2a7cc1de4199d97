import { describe, expect, it } from 'vitest';
import { isDeadMailbox } from './dead-mailbox.ts';
import { sentencesOf } from './said.ts';

const DEAD: readonly string[] = [
  'Ellen Park is no longer employed here.',
  "I have moved to a new role outside the company. Your message won't be forwarded.",
  'This email account has been closed.',
  'Please note my last day at Oakhill was Friday.',
  "As of May 1 I'm no longer with Oakhill.",
  "We've shut down this inbox. Find us at hello@newoakhill.example.",
  'This address is now inactive.',
  'Nobody checks this mailbox any more.',
  'Messages to this address are deleted unread.',
  'The person you are trying to reach left in April.',
  'This is an unattended mailbox.',
  'Our company has changed its name, this address will stop working soon.',
  'This mailbox is being retired.',
  'Jim has retired. Please update your records.',
  "You've reached a mailbox that isn't looked at.",
  'Emails sent here are not answered.',
  'We no longer use this address.',
  'This is a send-only address.',
  'Frau Lang hat das Unternehmen verlassen.',
  'Dieses Postfach wird nicht mehr betreut.',
  'Diese Adresse ist nicht mehr aktiv.',
  'Ich bin nicht mehr bei Oakhill beschäftigt.',
  "Cette boîte mail n'est plus consultée.",
  'Je ne travaille plus chez Oakhill.',
  "M. Petit a quitté l'entreprise.",
  'Adresse désactivée, écrivez à contact@oakhill.example.',
  'Ya no trabajo en Oakhill.',
  'Este buzón no se revisa.',
  'Esta cuenta de correo ha sido dada de baja.',
  'Questo indirizzo non è più attivo.',
  'Non lavoro più in Oakhill.',
  'La casella non è presidiata.',
  'Dit e-mailadres is niet meer in gebruik.',
  'Deze mailbox wordt niet gelezen.',
  'Mevrouw de Boer werkt hier niet meer.',
  'Este endereço já não está ativo.',
];

/** Somebody comes back to these, or reads them. */
const ALIVE: readonly string[] = [
  "I'm on holiday until Monday.",
  "I'm not reading email this week.",
  'Thanks, we have received your message and will answer soon.',
  'Our office is closed today.',
  'I am away and not checking email regularly. Back June 2.',
  "I'm not available until Thursday; no one is monitoring my inbox while I'm away.",
  'On maternity leave until September. Ana covers for me: ana@oakhill.example',
  "You've reached our help desk. Please don't reply to this message, your ticket is 4412.",
  "We're closed for inventory and will reopen on the 20th.",
  'I have limited access to email.',
  'Ich bin bis Freitag nicht erreichbar.',
  'Mein Postfach wird in meiner Abwesenheit nicht gelesen. Ab dem 2. Juni bin ich zurück.',
  "Je suis absente et ne lis pas mes mails jusqu'au 20 mai.",
  'Estoy de baja hasta junio y no leo el correo.',
  'Sono fuori sede, leggerò la posta al rientro.',
  'Ik ben er deze week niet.',
  'Your message has been received. This is an automated response, please do not reply.',
  "I'm travelling and will respond when back at my desk.",
];

describe('a mailbox that nobody reads any more', () => {
  it.each(DEAD)('%s', (text) => {
    expect(isDeadMailbox(sentencesOf(text))).toBe(true);
  });

  it.each(ALIVE)('is not: %s', (text) => {
    expect(isDeadMailbox(sentencesOf(text))).toBe(false);
  });
});
