import { LegalPage } from './legal/legal-page.js';
import { grievanceText } from './legal/grievance.text.js';

export function GrievancePage() {
  return <LegalPage {...grievanceText} />;
}
