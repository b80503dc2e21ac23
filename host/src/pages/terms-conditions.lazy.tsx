import { LegalPage } from './legal/legal-page.js';
import { termsText } from './legal/terms/terms.text.js';

export function TermsPage() {
  return <LegalPage {...termsText} numbered />;
}
