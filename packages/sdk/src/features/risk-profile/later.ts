/* What stands below the first screen, in one file to fetch. */
export { LoadFailed } from './load-failed.js';
export { Result } from './result.js';
export { SurveyView } from './survey-view.js';
