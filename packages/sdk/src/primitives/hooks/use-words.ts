import { createContext, useContext } from 'react';

/** Gives the object of a `.text.ts` file in the reader's language, and the same object each time it is asked; what is not translated is English. */
export type Words = <T extends object>(english: T) => T;

/** Gives a widget's words in a language. */
export type Speak = (language: string) => Promise<Words>;

/** In English each object stands for itself. */
export const ENGLISH: Words = (english) => english;

/** A widget in another language is given its words before it is shown; those of a later part come with it (`lazy`). */
export const WordsContext = /* @__PURE__ */ createContext<Words>(ENGLISH);

/**
 * What a component or a hook says: `const text = useWords(cartText)`. A helper is handed the words by its caller, since what is called
 * outside a view knows no reader.
 */
export const useWords = <T extends object>(english: T): T => useContext(WordsContext)(english);
