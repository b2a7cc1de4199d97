export type Subscription =
  | { standing: 'unknown_link' }
  /** The link is ours, and its account is gone: there is nobody left who could write. */
  | { standing: 'sender_gone' }
  | { standing: 'subscribed' | 'unsubscribed'; email: string; senderName: string | null };
