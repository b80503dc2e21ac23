import { LegalPage } from './legal-page.js';
import { termsText } from './terms.text.js';

export function TermsPage() {
  return <LegalPage {...termsText} numbered />;
}
