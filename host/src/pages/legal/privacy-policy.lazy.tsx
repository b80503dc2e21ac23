import { LegalPage } from './legal-page.js';
import { privacyText } from './privacy.text.js';

export function PrivacyPage() {
  return <LegalPage {...privacyText} />;
}
