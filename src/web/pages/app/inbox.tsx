import { Inbox } from '../../../features/replies/web/inbox.tsx';
import { titled } from '../shell/meta.ts';

export const meta = () => titled('Inbox');

export default function InboxPage() {
  return <Inbox nextStep={() => null} deal={() => null} />;
}
