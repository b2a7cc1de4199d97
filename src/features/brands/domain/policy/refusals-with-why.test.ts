import { describe, expect, it } from 'vitest';
import { said, stated } from './fixtures/said.ts';

const answered = (answer: string) =>
  `<h2>Can I sell your planners in my shop?</h2><p>${answer}</p><h2>When do you restock?</h2><p>In June.</p>`;

describe('why a house sells to no shops takes nothing of its refusal', () => {
  it.each([
    'We’re flattered! We don’t offer wholesale: we sell it all here and in our Amazon store.',
    'That’s kind. We don’t do wholesale – we print once a year and sell here and on Amazon.',
    'We don’t wholesale, since the whole run goes to our own online store and our eBay shop.',
    'We do not supply shops because everything we make is sold on Etsy and at the market.',
    'Not at all, sorry: we sell at our minimum as it is, in our Amazon store.',
    'Wir beliefern keine Läden: alles geht über unseren Shop und Amazon.',
    'Nous ne vendons pas aux boutiques : tout part sur notre site et sur Amazon.',
    'No vendemos a tiendas: todo se vende en nuestra web y en Amazon.',
    'Non vendiamo ai negozi: tutto va sul nostro sito e su Amazon.',
    'Wij leveren niet aan winkels: alles gaat via onze site en Amazon.',
  ])('%s', (answer) => {
    expect(said('takes_wholesale', answered(answer), 'support')).toBe('no');
  });

  it('and both are shown', () => {
    const answer = 'We don’t offer wholesale: we sell it all here and in our Amazon store.';
    expect(stated('takes_wholesale', answered(answer), 'support')?.sentence).toContain(answer);
  });

  it.each([
    'Yes! We don’t sell to Amazon sellers: we supply shops with a door.',
    'We don’t sell to online stores: your shop needs a door, and then you’re welcome.',
    'We don’t offer wholesale prices on samples: these cost what they cost us.',
    'No, we don’t want Amazon sellers.',
    'No – we don’t sell to online-only stores.',
    'We do not ship wholesale orders overseas: we have no export papers.',
  ])('but what is refused in part stays so: %s', (answer) => {
    expect(said('takes_wholesale', answered(answer), 'support')).not.toBe('no');
  });
});
