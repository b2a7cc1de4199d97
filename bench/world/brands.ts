const CONSONANTS = 'bdfgklmnprtz';
const VOWELS = 'aeiou';
const SYLLABLES = CONSONANTS.length * VOWELS.length;

export const WORLD_SUFFIX = 'bench.test';

export interface WorldBrand {
  name: string;
  host: string;
  address: string;
}

/** A made-up brand whose name is also its domain, so that the world needs no table to know it by. */
export function worldBrand(number: number): WorldBrand {
  let word = '';
  let rest = number;
  for (let syllable = 0; syllable < 3; syllable += 1) {
    const pick = rest % SYLLABLES;
    rest = Math.floor(rest / SYLLABLES);
    word += `${CONSONANTS[Math.floor(pick / VOWELS.length)]}${VOWELS[pick % VOWELS.length]}`;
  }
  const label = `${word}vik`;
  const host = `${label}.${WORLD_SUFFIX}`;
  return { name: nameOf(label), host, address: `wholesale@${host}` };
}

export const nameOf = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);
