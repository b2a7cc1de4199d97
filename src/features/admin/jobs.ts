/** Wakes whoever makes backups. */
export const BACKUPS_CHANNEL = 'backups';
