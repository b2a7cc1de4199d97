/** The operator has switched sending off, for everybody. */
export const SENDING_IS_PAUSED = 'Sending is paused for everybody at the moment.';
/** What that means for mails, answers among them. */
export const SENDING_WAITS =
  'What is due waits, and goes out by itself once sending is on again; what is more than a day late then asks you first.';
