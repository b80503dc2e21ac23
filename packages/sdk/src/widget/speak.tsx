import { type Language, languageOf } from '@prosperx/core/language';
import { type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { WordsContext } from '#primitives/hooks/use-words.js';
import type { Contract } from './contract.js';

const neverChanges = () => () => {};
const languageOfPage = () => document.documentElement.lang;

/** The language that is asked for, else that of the page. A server knows no page: there it is English then. */
export function useLanguage(locale: string | null | undefined): Language {
  const ofPage = useSyncExternalStore(neverChanges, languageOfPage, () => '');
  return languageOf(locale ?? ofPage);
}

export interface SpeakProps {
  readonly words: Contract['words'];
  readonly language: Language;
  readonly children: ReactNode;
}

/**
 * Shows a widget once its words are here, so that nobody sees it in English first; in another language than before it stays as it is until
 * then. What does not come leaves English, or what the page says itself.
 */
export function Speak({ words: load, language, children }: SpeakProps) {
  const above = useContext(WordsContext);
  const other = language === 'en' ? undefined : load;
  const [words, setWords] = useState(() => (other ? null : above));
  useEffect(() => {
    if (!other) return setWords(() => above);
    let isGone = false;
    void other()
      .then(({ speak }) => speak(language))
      .catch(() => above)
      .then((spoken) => isGone || setWords(() => spoken));
    return () => void (isGone = true);
  }, [other, language, above]);
  return words && <WordsContext.Provider value={words}>{children}</WordsContext.Provider>;
}
