export { SurveyForm } from '@prosperx/sdk/internal';
