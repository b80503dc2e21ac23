import { grievanceText } from './grievance.text.js';
import { LegalPage } from './legal-page.js';

export function GrievancePage() {
  return <LegalPage {...grievanceText} />;
}
