import { Link } from 'react-router';
import { counted } from '../../../kernel/words.ts';
import { paths } from '../../../web/paths.ts';
import { TEXT_LINK } from '../../../web/ui/text-link.ts';
import type { RunPlan } from '../contract/runs.ts';

/** Why fewer brands wait for the Emailer Bot than have an address. */
export const LeftOut = ({ of: { leftOut } }: { of: RunPlan }) =>
  leftOut > 0 && (
    <Link to={paths.brands({ setAside: 'true', hasEmail: 'true' })} className={TEXT_LINK}>
      {`${counted(leftOut, 'more brand')} with an address ${leftOut === 1 ? 'is' : 'are'} set aside.`}
    </Link>
  );
