import { describe, expect, it } from 'vitest';
import { answerToRead, IN_THREAD } from './fixtures/answer-to-read.ts';
import { GIVE_IT_UP_ABROAD, GOES_ON_ABROAD } from './fixtures/desist-abroad.ts';
import { readReply } from './read-reply.ts';
import { sentencesOf } from './said.ts';
import { stopSaid } from './stop-said.ts';

const HEAD = { subject: 'Re: Wholesale', fromName: 'Ann Falk', fromEmail: 'ann@falk.test' };
/** By the phrases alone: the weights are learned anew. */
const isStop = (text: string): boolean => stopSaid(sentencesOf(text), HEAD) !== undefined;

it('"give it up" is a wish for silence, in whatever language', () => {
  expect(GIVE_IT_UP_ABROAD.filter((text) => !isStop(text))).toEqual([]);
});

it('goods, terms, dates and other desks are none, nor what machines put below', () => {
  expect(GOES_ON_ABROAD.filter(isStop)).toEqual([]);
});

describe('what stands below a mail', () => {
  const saidIn = (text: string): string[] => sentencesOf(text).map(({ words }) => words);

  it.each([
    'Ce message peut contenir des informations confidentielles.',
    "Si vous n'êtes pas le destinataire de ce message, merci de le supprimer.",
    'Sollten Sie diese Nachricht irrtümlich erhalten haben, löschen Sie sie bitte.',
    'Dit bericht is uitsluitend bestemd voor de geadresseerde. Bent u dat niet, verwijder het dan.',
    'Se ha ricevuto questo messaggio per errore, la preghiamo di distruggerlo.',
    'Esta mensagem é confidencial. Se a recebeu por engano, agradecemos que a elimine.',
    'Detta meddelande är avsett endast för adressaten. Om du fått det av misstag, radera det.',
    'Jeśli nie jest Pan adresatem tej wiadomości, prosimy o jej usunięcie.',
    'Zum Abbestellen unserer Werbepost klicken Sie hier.',
    'Vill du avsluta prenumerationen på vårt nyhetsbrev klickar du här.',
    'Si no desea recibir más encuestas, desmarque la casilla.',
    "Merci de ne pas modifier l'objet de ce message.",
    'Bitte ändern Sie die Betreffzeile nicht.',
  ])('is nobody’s answer: %s', (text) => {
    expect(saidIn(text)).toEqual([]);
  });

  it.each([
    'Nos produits sont exclusivement destinés aux pharmacies.',
    'Unsere Preise sind vertraulich, bitte nicht weitergeben.',
    "J'ai reçu votre mail par erreur, supprimez mon adresse.",
    'Ich habe Ihre Nachricht irrtümlich bekommen, bitte löschen Sie meine Adresse.',
    'Wie kann ich mich hier abmelden?',
    'Ändern Sie bitte nichts an der Bestellung.',
    'Si vous voulez le tarif, demandez à Claire.',
  ])('is none of it: %s', (text) => {
    expect(saidIn(text)).toEqual([text]);
  });
});

it('an account that is open, above such a footer, is no end', () => {
  const { shouldSuppress } = readReply(
    answerToRead('Votre compte revendeur est ouvert.\n\nPour ne plus recevoir nos actualités, cliquez ici.', {
      headers: IN_THREAD,
    }),
  );
  expect(shouldSuppress).toBe(false);
});
