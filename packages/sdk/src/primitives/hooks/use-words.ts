import { ENGLISH, sayIn } from '@prosperx/core/language';
import { createContext, useContext } from 'react';

/** What core calls `Words`, written out: the declarations of the package import nothing of core. */
export type Words = <T extends object>(english: T) => T;

/** Gives a widget's words in a language. */
export type Speak = (language: string) => Promise<Words>;

/** A widget in another language is given its words before it is shown; those of a later part come with it (`lazy`). */
export const WordsContext = /* @__PURE__ */ createContext<Words>(ENGLISH);

/**
 * What a component or a hook says: `const text = useWords(cartText)`. What it calls while it is shown, such as `formatDate`, says it in the
 * same language (`said`).
 */
export const useWords = <T extends object>(english: T): T => sayIn(useContext(WordsContext))(english);
