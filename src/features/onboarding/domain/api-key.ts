/** Keys travel in headers and addresses, which carry nothing else; pages add spaces that can't be seen. */
export const holdsKeyCharacters = (key: string): boolean => /^[\x21-\x7e]*$/.test(key);

export const NO_KEY_CHARACTERS =
  'There is a space or a character in it that no key has. Copy the key once more, and nothing else.';
