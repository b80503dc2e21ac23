import { createContext, useContext } from 'react';

/** Gives the object of a `.text.ts` file in the reader's language, and the same object each time it is asked. */
type Words = <T extends object>(words: T) => T;

/** Everything is English today: each object stands for itself. A provider of another language gives the function that finds its translation. */
export const WordsContext = /* @__PURE__ */ createContext<Words>((words) => words);

/**
 * What a component or a hook says: `const text = useWords(cartText)`. A helper is handed the words by its caller. So a second language is one
 * provider around the widgets. Sentences that are no object (`RISK_WARNING`, functions such as `fundNote`), and those of helpers that are called
 * outside a view, are English until they are asked for here, too.
 */
export const useWords: Words = (words) => useContext(WordsContext)(words);
