/** A setting that is wrong or half-set; the sentence names it and ends the start. */
export class SettingError extends Error {
  override name = 'SettingError';
}
