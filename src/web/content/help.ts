export const HELP_TOPICS = [
  {
    title: 'Getting started',
    paragraphs: [
      'Create an account, open the link in the confirmation mail, and choose a plan. Onboarding Steps then leads through five short screens: your spreadsheet, the product query, the workspace email, the delivery key, and your template.',
      'Every screen is saved when you press Save & Continue. You can leave at any point and go on later, in another browser too.',
    ],
  },
  {
    title: 'Downloading products',
    paragraphs: [
      'Build a query in the Keepa product finder, filter it to about 5,000 products, and set the rows from 100 to 5000. Before the download starts you see how many products it is, how many tokens it costs and how long it takes.',
      'When the tokens run out the download waits for new ones and goes on by itself. It is free of credits.',
    ],
  },
  {
    title: 'Running the Source Bot',
    paragraphs: [
      'For each brand without a way in, it finds the official website, reads its contact and wholesale pages, and keeps addresses and application forms with the page that each was found on.',
      'A brand for which it found a way in costs half a credit. Where it found nothing, nothing is charged.',
    ],
  },
  {
    title: 'Running the Emailer Bot',
    paragraphs: [
      'For each brand with a way in and no mail yet, it fills in your template with the brand’s own facts and sends it, up to the daily limit of your plan in your time zone. A placeholder that cannot be filled holds the mail back.',
      'Each mail carries your postal address and a one-click unsubscribe. Somebody who unsubscribes is never written to again.',
    ],
  },
  {
    title: 'Domain verification',
    paragraphs: [
      'SPF, DKIM and DMARC are records in your domain’s DNS that tell mail providers that you are you. Add the records that the workspace email screen shows. It takes 24-72 hours until they are seen everywhere; you can finish the other steps meanwhile.',
    ],
  },
] as const;
