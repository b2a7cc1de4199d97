const OTHER = /[^\x21-\x7e]/g;

/** Keys travel in headers and addresses, which carry nothing else; pages add spaces that can't be seen. */
export const holdsKeyCharacters = (key: string): boolean => sendableKey(key) === key;

export const NO_KEY_CHARACTERS =
  'There is a space or a character in it that no key has. Copy the key once more, and nothing else.';

/** A key as it can be sent: earlier versions stored line breaks and zero-width characters with it. */
export const sendableKey = (key: string): string => key.replace(OTHER, '');
