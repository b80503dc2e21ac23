import { languageOf } from '@prosperx/core/language';
import { useWords } from '@prosperx/sdk/site/ui';
import { useRouter } from '@tanstack/react-router';

/** Returns `en` where the reader's language is another one, in which words are not translated: the page marks them so. */
export function useLeftEnglish(english: object): 'en' | undefined {
  const { locale } = useRouter().options.context.provider;
  const isLeft = useWords(english) === english && languageOf(locale ?? undefined) !== 'en';
  return isLeft ? 'en' : undefined;
}
