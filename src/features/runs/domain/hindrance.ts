/** What stands in a bot's way. */
export interface Hindrance {
  /** For everybody, so that it names no setting. */
  sentence: string;
  /** The setting of the server that would mend it: for whoever runs Linesheet, and for nobody else. */
  setting: string | null;
}

/** What only whoever runs Linesheet can mend is asked of them. */
export const ASK_OPERATOR = 'Ask whoever runs this Linesheet to check';

export const NO_WEB_SEARCH: Hindrance = {
  sentence: 'No web search is set up, so only known brands and guessed domains are tried.',
  setting: 'SEARCH_BASE_URL, or SEARCH_PROVIDER with SEARCH_API_KEY',
};

/** A run can be started all the same. */
export const SENDING_HELD: Hindrance = {
  sentence:
    'Sending is paused for everybody at the moment. A run that is started now waits, and goes on by itself.',
  setting: null,
};

/** What an action refused because it isn't set up; the refusal names its setting where there is one. */
export const hindranceOf = (error: { message: string; details: Record<string, unknown> }): Hindrance => ({
  sentence: error.message,
  setting: typeof error.details.setting === 'string' ? error.details.setting : null,
});
