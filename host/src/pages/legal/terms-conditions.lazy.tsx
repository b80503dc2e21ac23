import { businessDate } from '@prosperx/core/time';
import { useWords } from '@prosperx/sdk/site/ui';
import { LegalPage } from './legal-page.js';
import { termsText } from './terms.text.js';

export function TermsPage() {
  const text = useWords(termsText);
  return <LegalPage {...text} numbered amended={businessDate('2024-01-27')} words={termsText} />;
}
