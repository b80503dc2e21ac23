/** The shell's own words; what went wrong is said by core's error list. */
export const widgetText = { request: (id: string) => `Request ${id}`, tryAgain: 'Try again' } as const;
