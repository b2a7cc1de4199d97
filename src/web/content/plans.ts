export const TRUST_STRIP = ['Cancel anytime', 'No hidden fees', 'Trusted by sellers worldwide'] as const;

export const PLAN_QUESTIONS = [
  {
    question: 'What is a credit?',
    answer:
      'A bot charges half a credit for a row that it finished. A brand that is sourced and written to costs one. What failed or found nothing is free.',
  },
  {
    question: 'How does the discount work?',
    answer:
      '50% off the first month, taken off by itself when you pay. From the second month the full price.',
  },
  {
    question: 'Can I change the plan later?',
    answer:
      'Any time. You see what is charged or credited before you confirm, and lower limits only start with the next period.',
  },
  {
    question: 'What happens when I cancel?',
    answer: 'You keep everything until the end of the month that is paid for. Your data can be downloaded.',
  },
] as const;
