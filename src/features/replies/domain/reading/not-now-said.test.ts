import { describe, expect, it } from 'vitest';
import { answerToRead, IN_THREAD } from './fixtures/answer-to-read.ts';
import { readReply } from './read-reply.ts';

const classOf = (newText: string): string => readReply(answerToRead(newText, { headers: IN_THREAD })).class;

describe('a paper that isn’t at hand yet', () => {
  it.each([
    "The price list isn't attached yet, I'll get it to you tomorrow.",
    "Our price list isn't ready yet, I'll send it over on Monday.",
    "We don't have the new price list yet but I'll have it for you by Friday.",
    "We don't have a catalog right now, I'll get one to you by tomorrow.",
    "Pricing isn't done yet, will be with you by end of day.",
    "The file isn't attached yet, my colleague is getting it to you later today.",
    "I can't attach the price list at the moment, my computer is down. It'll be in your inbox tomorrow.",
    "Our 2026 list isn't printed yet. I'll drop it in the mail to you next week.",
    "We haven't finalised wholesale pricing yet, expect it Wednesday.",
    'Not yet attached, sorry - tomorrow!',
    "I'm not at my desk right now, I'll get the price list to you this afternoon.",
    'Die Preisliste ist noch nicht fertig, Sie bekommen sie morgen.',
    "La liste de prix n'est pas encore jointe, je vous l'envoie demain.",
    'La lista de precios todavía no está lista, se la mando mañana.',
    'Il listino non è ancora allegato, glielo mando domani.',
    'De prijslijst is nog niet bijgevoegd, die krijgt u morgen van me.',
    'A tabela de preços ainda não está pronta, envio amanhã.',
  ])('puts nothing off where it comes within days, and isn’t in hand: %s', (text) => {
    expect(classOf(text)).toBe('interested');
  });

  it.each([
    "Our price list isn't ready yet, please check back in the spring.",
    "We're not opening accounts right now. I'll send you our price list when we reopen in March.",
    "We're at capacity at the moment. I'll get you a price list in the new year.",
    'Wholesale isn’t something we do yet. I’ll let you know tomorrow whether that changes.',
    "No new accounts at the moment, I'll send you the price list tomorrow for later.",
    "We can't take on retailers yet. The catalog will be with you tomorrow, so you know us by then.",
    'Aktuell nehmen wir keine neuen Händler auf. Die Preisliste schicke ich Ihnen morgen trotzdem.',
  ])('leaves a no for the present one, whatever is sent with it: %s', (text) => {
    expect(classOf(text)).toBe('not_now');
  });
});
