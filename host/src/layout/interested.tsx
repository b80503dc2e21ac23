import { lazy } from '@prosperx/sdk/site/ui';

/** The form below a calculator or a premium service that an advisor has shared. */
export const Interested = lazy(async () => (await import('./interested.lazy.js')).InterestedCustomer, {
  optional: true,
});
