export const TRUST_STRIP = ['Cancel anytime', 'No hidden fees', 'Trusted by sellers worldwide'] as const;

export const PLAN_QUESTIONS = [
  {
    question: 'What is a credit?',
    answer:
      'A bot charges half a credit for each row it finishes, so sourcing a brand and writing to it costs one. What fails or finds nothing is free.',
  },
  {
    question: 'How does the discount work?',
    answer:
      '50% off the first month, taken off automatically at checkout. From the second month on, you pay the full price.',
  },
  {
    question: 'Can I change the plan later?',
    answer:
      'Any time. You see what is charged or credited before you confirm, and lower limits only start with the next billing period.',
  },
  {
    question: 'What happens when I cancel?',
    answer:
      'You keep everything until the end of the month you have paid for, and you can download your data.',
  },
] as const;
