const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** A moment as the console and the dashboard write it, in India. */
export const writeMoment = (at: number): string => moment.format(at);
