import { contactLinks, operator } from '#site.js';

/** The ways to reach the operator, to be put into a text. */
export const helpLine = `[${operator.helpLine}](${contactLinks.helpLine})`;
export const supportEmail = `[${operator.supportEmail}](${contactLinks.supportEmail})`;
