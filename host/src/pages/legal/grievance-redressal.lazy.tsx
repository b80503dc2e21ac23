import { useWords } from '@prosperx/sdk/site/ui';
import { grievanceText } from './grievance.text.js';
import { LegalPage } from './legal-page.js';

export function GrievancePage() {
  const text = useWords(grievanceText);
  return <LegalPage {...text} words={grievanceText} />;
}
