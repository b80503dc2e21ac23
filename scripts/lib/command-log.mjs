/** One line on what is being done. @param {string} text */
export const logLine = (text) => console.log(`prosperx: ${text}`);

/** Ends the command: what went wrong, and what to do about it, in one line. */
export class CommandError extends Error {}

/** @param {number} since from performance.now() */
export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
