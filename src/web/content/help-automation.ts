import type { HelpTopic } from './help-topic.ts';

const CALL = `curl -X POST https://YOUR-LINESHEET/api/automation \\
  -H "Authorization: Bearer linesheet_…" \\
  -H "Content-Type: application/json" \\
  -d '{"trigger":"run-source-bot"}'`;

const REQUEST = `POST /webhook/linesheet HTTP/1.1
Content-Type: application/json
Linesheet-Signature: account=ACCOUNT-ID,run=RUN-ID,t=1772000000,v1=HEX

{"trigger":"run-emailer-bot"}`;

const VERIFY = `import { createHmac, timingSafeEqual } from 'node:crypto';

function comesFromLinesheet(header, body, secret) {
  const part = Object.fromEntries(header.split(',').map((pair) => pair.split('=')));
  const signed = \`\${part.account}.\${part.run}.\${part.t}.\${body}\`;
  const expected = createHmac('sha256', secret).update(signed).digest('hex');
  const isFresh = Math.abs(Date.now() / 1000 - Number(part.t)) < 300;
  return isFresh && part.v1?.length === expected.length &&
    timingSafeEqual(Buffer.from(part.v1), Buffer.from(expected));
}`;

export const AUTOMATION_TOPICS: readonly HelpTopic[] = [
  {
    id: 'automation',
    title: 'Starting bots from a program',
    blocks: [
      'Create an API token with the scope “runs” in Settings, Security. It is shown once; keep it like a password. Then ask:',
      { code: CALL },
      'The trigger is download-keepa, run-source-bot or run-emailer-bot. The bot runs on Linesheet, even if you have set a workflow host.',
      {
        terms: [
          ['200', 'The run has ended within 100 seconds: {"status":"ok","rowsProcessed":12}'],
          [
            '202',
            'It is still running: {"status":"running","id":"…","url":"/api/runs/…"}. Ask that address for its status.',
          ],
          ['402', 'Insufficient credits. You need 0.5 credits to start.'],
          ['409', 'The bot is already running.'],
        ],
      },
      'Everything else that a token may do is described at /api/docs.',
    ],
  },
  {
    id: 'workflow-hosts',
    title: 'Running bots on your own workflow host',
    blocks: [
      'In Settings, Security, enter the address of a workflow: n8n, Make, or a program of your own. The buttons then call it instead of Linesheet’s bots. It must be a public https address; redirects are not followed.',
      'It gets exactly this:',
      { code: REQUEST },
      'The body is one of {"trigger":"download-keepa"}, {"trigger":"run-source-bot"} and {"trigger":"run-emailer-bot"}. The signature is the HMAC-SHA256, in hexadecimal, of account, run, t and the body as it came, joined by dots, under the signing secret that is shown when you save the address. t is the time in seconds; refuse what is older than five minutes.',
      { code: VERIFY },
      'Answer when you are done, within ten minutes:',
      { code: '{"status":"ok","rowsProcessed":12}' },
      {
        terms: [
          [
            'ok, with rows',
            'Each row costs 0.5 credits. Only rows that were waiting and that your credits cover are counted.',
          ],
          ['ok, 0 rows', 'No credits deducted.'],
          ['any other status', 'The run ends with “returned unexpected status”. No credits deducted.'],
          ['an error, or no answer', 'The run ends with “Failed to start”. No credits deducted.'],
        ],
      },
      'Each run is requested once. If no answer arrives, nobody knows what happened, so it is not requested again by itself: start a new run. The run id in the header shows you if the network ever delivers a request twice. Stopping a run means that we stop waiting for its answer.',
    ],
  },
  {
    id: 'crawler',
    title: 'For owners of websites: our crawler',
    blocks: [
      'LinesheetBot reads the public pages of a brand’s website to find how the brand wants to be asked about wholesale. It follows robots.txt, waits at least a second between pages of the same site, reads only a few pages, and follows no links to private addresses.',
      'To keep it out, name LinesheetBot in your robots.txt, or write to us below.',
    ],
  },
];
