import { lazy } from '@prosperx/sdk/site/ui';

/** Asks how somebody likes it; it comes after the page. */
export const Survey = lazy(async () => (await import('./survey.lazy.js')).SurveyForm, { optional: true });
