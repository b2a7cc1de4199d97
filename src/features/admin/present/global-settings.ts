import type { GlobalSettings } from '../contract/global-settings.ts';

/** As the actions have them: dates in place of their texts. */
interface Settings extends Omit<GlobalSettings, 'announcement'> {
  announcement: (Omit<NonNullable<GlobalSettings['announcement']>, 'until'> & { until: Date | null }) | null;
}

export const presentGlobalSettings = ({ announcement, ...switches }: Settings): GlobalSettings => ({
  announcement: announcement && { ...announcement, until: announcement.until?.toISOString() ?? null },
  isSignUpOpen: switches.isSignUpOpen,
  isSendingOn: switches.isSendingOn,
  runsHeld: switches.runsHeld,
});
