/** The shell's own words; what went wrong is said by core's error list. */
export const widgetText = { tryAgain: 'Try again' } as const;
