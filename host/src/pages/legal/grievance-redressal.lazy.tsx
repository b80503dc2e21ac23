import { useWords } from '@prosperx/sdk/site/ui';
import { useLeftEnglish } from '#layout/use-left-english.js';
import { grievanceText } from './grievance.text.js';
import { LegalPage } from './legal-page.js';

export function GrievancePage() {
  const text = useWords(grievanceText);
  return <LegalPage {...text} lang={useLeftEnglish(grievanceText)} />;
}
