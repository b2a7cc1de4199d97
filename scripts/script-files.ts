/** Modules that come in one file; what they import, and no file before it brings, comes with them. */
interface ScriptFile {
  name: string;
  test: RegExp;
  minShareCount?: number;
  entriesAware?: boolean;
  entriesAwareMergeThreshold?: number;
}

const anyOf = (...parts: string[]) => new RegExp(parts.join('|'));

/** Few files for many pages: each costs a round trip, and packs by itself, without the words of the others. */
const OF_ALL_PAGES: ScriptFile[] = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\// },
  {
    name: 'shared',
    test: /src\/(web\/(ui|api|paths)|kernel)|node_modules\/(zod|lucide-react)\//,
    minShareCount: 8,
  },
  // Header, footer, who is signed in, and what every page listens for.
  {
    name: 'frame',
    test: anyOf(
      'src/web/pages/(shell/(header|footer|logo|loading-screen|meta)|public/not-found)\\.',
      'src/web/content/(navigation|go-to)\\.',
      'src/web/ui/(shortcut|toast|typing|use-idle|use-settled|in-its-time)\\.',
      'src/web/api/(events|ask-ahead)\\.',
      'src/features/accounts/(contract/account|domain/guard|web/session)\\.',
      'src/features/(runs|insights|replies)/web/(use-live-runs|refresh-(runs|dashboard)|inbox-figures)\\.',
      'src/features/runs/domain/run-events\\.',
      'src/features/inquiries/.*announcement',
    ),
  },
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 3 },
  // In the file of one page, they would have another bring that page's.
  {
    name: 'few-icons',
    test: /node_modules\/lucide-react\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 1_000,
  },
  {
    name: 'parts',
    test: anyOf(
      'src/web/(ui|api)/(later|when-seen|copy-button|use-change|not-shown|fetch-more|share-bar|page-link|kept-draft)\\.',
      'src/kernel/durations',
    ),
    minShareCount: 2,
  },
  { name: 'popout', test: /src\/web\/ui\/(popout|explained)\./ },
];

/** The files without which no page starts. */
export const OF_EVERY_PAGE = /\/(framework|shared|frame|rolldown-runtime)-/;

/** What a brand's page and an open conversation show of the same things, and other pages some of. */
const OF_BRANDS: ScriptFile[] = [
  // Of what is listed: products and brands.
  {
    name: 'goods',
    test: anyOf(
      'src/features/brands/(contract/figures|domain)',
      'src/features/catalog/(contract/products\\.|domain/(?!queries|saved-query|product-query))',
      'src/features/outreach/domain/mails/mail-event\\.',
    ),
    minShareCount: 4,
  },
  // Runs can be over brands as they are listed.
  { name: 'brand-list', test: /src\/features\/brands\/contract\/list/ },
  { name: 'evidence', test: /src\/features\/brands\/web\/evidence\/(contact-line|trail)\./ },
  // What a bot's row tells of its brand, too.
  {
    name: 'brand-row',
    test: anyOf(
      'src/features/brands/(web/(queries|evidence/)|contract/(policy|brand)\\.)',
      'src/features/outreach/(web/delivery-badge|domain/mails/message-state)',
    ),
  },
  { name: 'policy-words', test: /src\/features\/brands\/web\/brand\/policy-words/ },
  {
    name: 'deal-words',
    test: anyOf(
      'src/features/deals/domain/stage\\.',
      'src/features/replies/domain/(reply-class|inbox/fact-names)\\.',
      'src/features/outreach/domain/brands/jurisdiction\\.',
    ),
  },
  {
    name: 'deals',
    test: /src\/features\/deals\/(contract\/(deals|tasks)|domain\/(task|trust-document)|web\/(queries|due-date|tasks\/task-line))\./,
  },
  {
    name: 'brand-cards',
    test: /src\/features\/brands\/(web\/brand\/(policy-card|top-products|queries)|contract\/identity)\./,
  },
  // The senders' page tells of them, and of nothing else that has come.
  {
    name: 'mailbox-troubles',
    test: /src\/features\/replies\/(contract\/failing-mailboxes|web\/mailbox-troubles)\./,
  },
  {
    name: 'replies',
    test: /src\/features\/replies\/(contract\/(inbox|facts)|web\/(queries|class-mark|class-words)|domain\/inbox\/(conversation|our-mail))\./,
  },
  {
    name: 'received-lists',
    test: /src\/features\/deals\/(domain\/price-list\/price-list|contract\/received-lists|web\/price-lists\/(received-queries|state-words))\./,
  },
  {
    name: 'mails',
    test: anyOf(
      'src/features/replies/(web/(received-mail|sent-mail|facts|wordless|file-link|folded)|domain/inbox/fact-labels)\\.',
      'src/features/deals/web/brand/brand-deal\\.',
    ),
  },
  {
    name: 'conversation',
    test: /src\/features\/(replies\/web\/(conversation-pane|machine-next|brand-aside)|deals\/web\/(next-step|afterwards|give-up))\./,
  },
];

/** What the signed-in pages say of runs, products and plans. */
const OF_WORK: ScriptFile = {
  name: 'app',
  test: anyOf(
    'src/features/(runs|billing|insights)/(contract|domain)',
    // Queries to download by are of few pages.
    'src/features/catalog/(contract|domain)/(?!queries|saved-query|product-query)',
    'src/features/(runs|billing|insights)/web/(queries|checkout)',
    'src/features/(catalog|billing|insights)/web/(dashboard-query|payment-notice|new-tab)',
    'src/features/onboarding/domain',
  ),
  minShareCount: 4,
};

/** In this order: a module comes in the first file that it belongs to. */
export const SCRIPT_FILES: ScriptFile[] = [...OF_ALL_PAGES, ...OF_BRANDS, OF_WORK];
