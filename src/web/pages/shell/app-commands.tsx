import {
  Bot,
  ChartNoAxesColumn,
  CircleQuestionMark,
  CircleUser,
  Coins,
  CreditCard,
  Download,
  Filter,
  Handshake,
  Inbox,
  KeyRound,
  Layers,
  LayoutDashboard,
  ListChecks,
  LogOut,
  Mail,
  MessageCircle,
  Package,
  Play,
  Send,
  Settings,
  Shield,
  ShieldCheck,
  SquareCheckBig,
  Store,
  SunMoon,
  Upload,
  Workflow,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { guardFacts, useSession } from '../../../features/accounts/web/session.ts';
import { LAUNCH_LABELS } from '../../../features/runs/domain/run-sentences.ts';
import { KeepaDialog } from '../../../features/runs/web/keepa-dialog.tsx';
import { useStartRun } from '../../../features/runs/web/queries.ts';
import { GO_TO_KEYS } from '../../content/go-to.ts';
import { paths } from '../../paths.ts';
import { CommandPalette, type PaletteCommand, type PaletteGroup } from '../../ui/command-palette.tsx';
import { useFound } from './use-found.ts';

interface AppCommandsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What the palette offers on the signed-in pages. It is loaded when it is first asked for. */
export function AppCommands({ open, onOpenChange }: AppCommandsProps) {
  const [download, setDownload] = useState(false);
  const [typed, type] = useState('');
  useEffect(() => {
    if (!open) type('');
  }, [open]);
  const groups = useGroups(() => setDownload(true));
  const { data: session } = useSession();
  const hasPlan = session !== undefined && !['none', 'missing'].includes(guardFacts(session).plan);
  const found = useFound(open ? typed : '', hasPlan);
  return (
    <>
      <CommandPalette
        open={open}
        onOpenChange={onOpenChange}
        groups={groups}
        typed={typed}
        onType={type}
        found={found}
      />
      <KeepaDialog open={download} onOpenChange={setDownload} />
    </>
  );
}

function useGroups(askDownload: () => void): PaletteGroup[] {
  const navigate = useNavigate();
  const { data: session } = useSession();
  const sourceBot = useStartRun('source-bot');
  const emailerBot = useStartRun('emailer-bot');

  const page = (
    label: string,
    to: string,
    Icon: PaletteCommand['Icon'],
    ...keywords: string[]
  ): PaletteCommand => ({
    label,
    Icon,
    keywords,
    shortcut: shortcutTo(to),
    run: () => navigate(to),
  });

  return [
    {
      heading: 'Bots',
      commands: [
        { label: LAUNCH_LABELS['keepa-download'], Icon: Download, keywords: ['products'], run: askDownload },
        {
          label: LAUNCH_LABELS['source-bot'],
          Icon: Play,
          keywords: ['brands', 'start'],
          run: () => sourceBot.mutate({}),
        },
        {
          label: LAUNCH_LABELS['emailer-bot'],
          Icon: Play,
          keywords: ['send', 'inquiries', 'start'],
          run: () => emailerBot.mutate({}),
        },
      ],
    },
    {
      heading: 'Pages',
      commands: [
        page('Dashboard', paths.dashboard(), LayoutDashboard, 'home', 'usage', 'tasks'),
        page('Products', paths.products(), Package, 'catalog', 'asin', 'listings'),
        page('Brands', paths.brands(), Store, 'score', 'wholesale', 'contacts'),
        page('Insights', paths.insights(), ChartNoAxesColumn, 'funnel', 'replies', 'objections', 'rates'),
        page('Outreach', paths.outreach(), Send, 'templates', 'sequences', 'follow-ups', 'approve'),
        page('Inbox', paths.inbox(), Inbox, 'replies', 'answers', 'conversations', 'mails'),
        page('Deals', paths.deals(), Handshake, 'board', 'stages', 'negotiation', 'terms'),
        page(
          'Trust pack',
          paths.deals({ tab: 'trust-pack' }),
          ShieldCheck,
          'certificate',
          'tax id',
          'documents',
        ),
        page('Tasks', paths.tasks(), SquareCheckBig, 'calls', 'forms', 'follow-ups', 'due'),
        page('Import', paths.importProducts(), Upload, 'csv', 'xlsx', 'file', 'list'),
        page('Keepa queries', paths.productQueries(), Filter, 'finder', 'filters', 'download'),
        page('Source Bot', paths.sourceBot(), Bot, 'brands', 'history'),
        page('Emailer Bot', paths.emailerBot(), Mail, 'inquiries', 'history'),
        page('Onboarding Steps', paths.onboarding(), ListChecks, 'setup', 'wizard'),
        page('Settings', paths.settings(), Settings, 'name', 'account', 'delete'),
        page(
          'Security and API tokens',
          paths.settings({ tab: 'security' }),
          KeyRound,
          'password',
          'two-factor',
        ),
        page(
          'Workflow host',
          `${paths.settings({ tab: 'security' })}#workflow-host`,
          Workflow,
          'automation',
          'webhook',
        ),
        page('Profile', paths.profile(), CircleUser),
        page('Manage Billing', paths.manageBilling(), CreditCard, 'invoices', 'card', 'subscription'),
        page('Buy Credits', paths.buyCredits(), Coins, 'packs', 'top up'),
        page('Plans', paths.plans(), Layers, 'pricing', 'upgrade'),
        ...(session?.user?.isAdmin ? [page('Admin', paths.admin(), Shield)] : []),
      ],
    },
    {
      heading: 'Help',
      commands: [
        page('Documentation', paths.help(), CircleQuestionMark, 'help', 'guide'),
        page('Contact Support', paths.contact('support'), MessageCircle, 'question'),
      ],
    },
    {
      heading: 'You',
      commands: [
        {
          label: 'Switch between light and dark',
          Icon: SunMoon,
          keywords: ['theme'],
          run: () => press('theme'),
        },
        { label: 'Log out', Icon: LogOut, keywords: ['logout', 'sign out'], run: () => press('logout') },
      ],
    },
  ];
}

function shortcutTo(to: string): string[] | undefined {
  const [key] = Object.entries(GO_TO_KEYS).find(([, path]) => path === to) ?? [];
  return key === undefined ? undefined : ['G', key.toUpperCase()];
}

/** Every page's own script knows how: what it does is done by the button that stands in the page. */
const press = (action: 'theme' | 'logout'): void =>
  document.querySelector<HTMLElement>(`[data-action="${action}"]`)?.click();
