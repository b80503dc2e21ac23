export { SurveyForm } from '@prosperx/sdk/site';
