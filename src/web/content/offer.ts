/** The offer and the claims that marketing makes. Changed here, they change on every page. */
export const OFFER = {
  discount: '50% off the first month',
  getDiscount: 'Get 50% Off – First Month',
} as const;

export const FIGURES = [
  { figure: '50,000+', label: 'users' },
  { figure: '10M+', label: 'products' },
  { figure: '$2.5B+', label: 'in sales volume' },
  { figure: '99.9%', label: 'uptime' },
] as const;
