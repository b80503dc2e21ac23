import { grievanceText } from './legal/grievance.text.js';
import { LegalPage } from './legal/legal-page.js';

export function GrievancePage() {
  return <LegalPage {...grievanceText} />;
}
