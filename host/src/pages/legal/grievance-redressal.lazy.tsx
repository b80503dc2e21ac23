import { businessDate } from '@prosperx/core/time';
import { useWords } from '@prosperx/sdk/site/ui';
import { grievanceText } from './grievance.text.js';
import { LegalPage } from './legal-page.js';

export function GrievancePage() {
  const text = useWords(grievanceText);
  return <LegalPage {...text} amended={businessDate('2024-01-27')} words={grievanceText} />;
}
