/** A worker that hears it looks at once for events of the payment provider. */
export const PAYMENT_EVENTS_CHANNEL = 'payment_events';
/** A worker that hears it looks after the mentorship's seats at once. */
export const SEATS_CHANNEL = 'mentorship_seats';
