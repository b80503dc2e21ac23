import { accountSummaries } from './accounts.js';
import { advisorSummaries } from './advisors.js';
import { fundSummaries } from './funds.js';
import { holdingSummaries } from './holdings.js';
import { operatorSummaries } from './operators.js';
import { partnerSummaries } from './partners.js';
import { purchaseSummaries } from './purchases.js';
import { sandboxSummaries } from './sandbox.js';

/**
 * One sentence a call, by its name, for the OpenAPI document. It stands apart from `endpoint()`, whose parts travel to browsers with each
 * call that a page makes.
 */
export const summaries: Readonly<Record<string, string>> = {
  ...accountSummaries,
  ...advisorSummaries,
  ...fundSummaries,
  ...holdingSummaries,
  ...operatorSummaries,
  ...partnerSummaries,
  ...purchaseSummaries,
  ...sandboxSummaries,
};
