import { useCredits } from '../../../features/accounts/web/session.ts';
import { BotDesk } from '../../../features/runs/web/bot-desk.tsx';
import { botQuestions } from '../../../features/runs/web/queries.ts';
import { askAhead } from '../../api/ask-ahead.ts';
import { paths } from '../../paths.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { BackToDashboard } from '../shell/back-to-dashboard.tsx';
import { titled } from '../shell/meta.ts';

export const meta = () => titled('Emailer Bot');

export const clientLoader = () => askAhead(botQuestions('emailer-bot'));

export default function EmailerBot() {
  const credits = useCredits();
  return (
    <>
      <PageHeading
        title="Emailer Bot"
        description="Writes a personal wholesale inquiry to each brand, once. You only pay for emails accepted for delivery."
      >
        <BackToDashboard />
      </PageHeading>
      <BotDesk bot="emailer-bot" credits={credits} pathOf={(run) => paths.emailerBot({ run })} />
    </>
  );
}
