export const FINDINGS = ['spf', 'dkim', 'dmarc', 'mx'] as const;
export const FINDING_STATES = ['found', 'incomplete', 'missing', 'unknown'] as const;
