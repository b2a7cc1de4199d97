import { useCredits } from '../../../features/accounts/web/session.ts';
import { BotDesk } from '../../../features/runs/web/bot-desk.tsx';
import { botQuestions } from '../../../features/runs/web/queries.ts';
import { askAhead } from '../../api/ask-ahead.ts';
import { paths } from '../../paths.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { BackToDashboard } from '../shell/back-to-dashboard.tsx';
import { titled } from '../shell/meta.ts';

export const meta = () => titled('Source Bot');

export const clientLoader = () => askAhead(botQuestions('source-bot'));

export default function SourceBot() {
  const credits = useCredits();
  return (
    <>
      <PageHeading
        title="Source Bot"
        description="Finds each brand’s website and how to reach its wholesale team. You only pay when it finds a contact."
      >
        <BackToDashboard />
      </PageHeading>
      <BotDesk bot="source-bot" credits={credits} pathOf={(run) => paths.sourceBot({ run })} />
    </>
  );
}
