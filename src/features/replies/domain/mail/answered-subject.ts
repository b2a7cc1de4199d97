/** What mail programs put before a subject, in whatever language they speak, when a mail is answered or handed on. */
const ANSWERED =
  're|aw|antw|antwort|sv|vs|vast|rif|ref|res|r|odp|odg|vá|va|atb|ats|ynt|yan|bls|răsp|rasp|απ|σχετ|отв|ответ|відп|trả lời|回复|回復|回覆|答复|答覆|返信|회신|답장|رد|תגובה|השב|ตอบ';
const HANDED_ON = 'fwd?|wg|tr|rv|enc|vb|vl|vid|pd|i̇lt|ilt|továbbítás|转发|轉寄|转寄|転送|전달|пересл';
const COLON = String.raw`\s*(?:[[(（]\d+[\])）])?\s*[:：]\s*`;

export const ANSWERS = new RegExp(String.raw`^\s*(?:${ANSWERED})${COLON}`, 'i');
const ALL_ANSWERED = new RegExp(String.raw`^\s*(?:(?:${ANSWERED})${COLON})+`, 'i');
const ALL_MARKS = new RegExp(String.raw`^\s*(?:(?:${ANSWERED}|${HANDED_ON})${COLON})+`, 'i');

/** Answered or handed on, behind a list's or a help desk's tag, too. */
export const COMES_BACK = new RegExp(
  String.raw`^\s*(?:\[[^\]]{0,40}\]\s*)?(?:${ANSWERED}|${HANDED_ON})${COLON}|\b(?:re|aw)[:：]`,
  'i',
);

/** However often it was answered. */
export const withoutAnswered = (subject: string): string => subject.replace(ALL_ANSWERED, '');

/** What its first writer called it. */
export const bareSubject = (subject: string): string => subject.replace(ALL_MARKS, '');
