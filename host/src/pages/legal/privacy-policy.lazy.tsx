import { businessDate } from '@prosperx/core/time';
import { useWords } from '@prosperx/sdk/site/ui';
import { LegalPage } from './legal-page.js';
import { privacyText } from './privacy.text.js';

export function PrivacyPage() {
  const text = useWords(privacyText);
  return <LegalPage {...text} amended={businessDate('2026-12-01')} words={privacyText} />;
}
