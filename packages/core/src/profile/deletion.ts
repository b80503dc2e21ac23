import { addDays, addMonths, type BusinessDate } from '#time/index.js';

/** Days between the request to delete an account and its deletion; until then its owner may withdraw the request. */
export const DELETION_DAYS = 30;

/** Years for which the records of an account with which money was moved are kept once it is closed. */
export const RECORD_YEARS = 8;

/** Returns the day on which an account is deleted whose deletion was requested on a day. */
export const deletionDay = (requestedOn: BusinessDate): BusinessDate => addDays(requestedOn, DELETION_DAYS);

/** Returns the last day on which the records of an account are kept that was closed on a day. */
export const recordsUntil = (closedOn: BusinessDate): BusinessDate => addMonths(closedOn, 12 * RECORD_YEARS);
