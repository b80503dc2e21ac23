import { LegalPage } from './legal/legal-page.js';
import { termsText } from './legal/terms.text.js';

export function TermsPage() {
  return <LegalPage {...termsText} numbered />;
}
