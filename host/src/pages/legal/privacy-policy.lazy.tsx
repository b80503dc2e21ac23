import { useWords } from '@prosperx/sdk/site/ui';
import { LegalPage } from './legal-page.js';
import { privacyText } from './privacy.text.js';

export function PrivacyPage() {
  const text = useWords(privacyText);
  return <LegalPage {...text} words={privacyText} />;
}
