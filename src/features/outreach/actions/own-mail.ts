import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { noSuchBrand } from '../../brands/actions/no-such-brand.ts';
import type { BrandToWriteTo } from '../domain/brands/brand-to-write-to.ts';
import { jurisdictionOf } from '../domain/brands/country-of-brand.ts';
import { type Ground, groundsIn, HELD_FOR } from '../domain/brands/jurisdiction.ts';
import { isPlainAddress } from '../domain/mails/inquiry-account.ts';
import { PLACEHOLDERS, parseTemplate, placeholdersIn } from '../domain/sequences/template.ts';
import { senderForAnswer } from '../store/answers.ts';
import { readBrandsToWriteTo } from '../store/brands-to-write-to.ts';
import { saveGround } from '../store/waiting.ts';

/** A mail to a brand's way in, in a person's own words. */
export interface OwnMail {
  brandId: number;
  subject: string;
  text: string;
  /** Why the brand may be written to, where its country asks for that. */
  ground?: Ground | undefined;
}

/** To whom such a mail goes, and by whom; throws where it may not go out as it is. */
export async function readyForOwnMail(
  tx: Tx,
  accountId: string,
  { brandId, subject, text, ground }: OwnMail,
): Promise<{ brand: BrandToWriteTo; toEmail: string; senderId: string }> {
  const left = placeholderIn(subject) ?? placeholderIn(text);
  if (left !== null)
    throw new AppError('invalid_input', `There is still a placeholder in it: ${left}. Replace it with text.`);
  const brand = (await readBrandsToWriteTo(tx, [brandId])).get(brandId);
  if (!brand?.email) throw noSuchBrand();
  if (!isPlainAddress(brand.email))
    throw new AppError('invalid_input', 'That is not an address we can write to.');
  if (brand.isSetAside)
    throw new AppError('conflict', `${brand.name} is set aside. Undo that first, and you can write to it.`);
  const jurisdiction = jurisdictionOf({ email: brand.email, website: brand.website ?? null });
  if (jurisdiction !== null && !brand.hasGround) {
    if (!ground || !groundsIn([jurisdiction]).includes(ground))
      throw new AppError('invalid_input', `${HELD_FOR[jurisdiction]} Say why you may write to them.`);
    await saveGround(tx, accountId, [brandId], ground);
  }
  const senderId = await senderForAnswer(tx, accountId, brandId);
  if (senderId === null)
    throw new AppError(
      'not_configured',
      'There is no workspace email to send from yet. Add it in onboarding step 3.',
    );
  return { brand, toEmail: brand.email, senderId };
}

function placeholderIn(text: string): string | null {
  const parsed = parseTemplate(text);
  return parsed.unknown[0] ?? [...placeholdersIn(parsed)].map((one) => PLACEHOLDERS[one])[0] ?? null;
}
