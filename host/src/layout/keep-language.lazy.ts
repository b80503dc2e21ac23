import type { Language } from '@prosperx/core/language';
import { setLetterLanguage } from '@prosperx/core/profile';
import type { useServices } from '@prosperx/sdk/site';

/** Has letters and messages written in a language from now on. */
export async function keepLanguage({ api }: ReturnType<typeof useServices>, language: Language): Promise<void> {
  await api(setLetterLanguage, { body: { language } });
}
