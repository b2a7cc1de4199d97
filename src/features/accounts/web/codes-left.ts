/** Fewer than this, and it is time for new ones. */
const FEW_CODES = 3;

/** What somebody with a second factor should know of their recovery codes. */
export function codesLeft(count: number): string {
  if (count === 0)
    return 'Sign-in asks for a code. No recovery code is left: make new ones, or you can’t sign in without your authenticator.';
  const sentence = `Sign-in asks for a code. ${count} recovery ${count === 1 ? 'code is' : 'codes are'} left.`;
  return count < FEW_CODES ? `${sentence} Make new ones before you run out.` : sentence;
}
