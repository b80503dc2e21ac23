import { LegalPage } from './legal/legal-page.js';
import { privacyText } from './legal/privacy.text.js';

export function PrivacyPage() {
  return <LegalPage {...privacyText} />;
}
