/** Gives the object of a `.text.ts` file in the reader's language, and the same object each time it is asked; what is not translated is English. */
export type Words = <T extends object>(english: T) => T;

/** The words of English, in which each object stands for itself. */
export const ENGLISH: Words = (english) => english;

let words = ENGLISH;

/**
 * Says from now on what functions say that know no reader, such as `formatDate`, in a language: a view does so each time it asks for its own
 * words (`useWords`), and so do `speaking` and whoever renders on a server.
 */
export const sayIn = (language: Words): Words => (words = language);

/** The words of a function that knows no reader. */
export const said = <T extends object>(english: T): T => words(english);

type Say<Values extends readonly unknown[], Said> = (...values: Values) => Said;

/**
 * Makes a function that is exported by itself say its sentence in the language that is spoken: `spoken({ fundNote: (fund) => … })`. The name is
 * that of the export, under which translations have theirs.
 */
export const spoken =
  <Values extends readonly unknown[], Said>(own: Readonly<Record<string, Say<Values, Said>>>): Say<Values, Said> =>
  (...values) => {
    const [say] = Object.values(said(own)) as [Say<Values, Said>];
    return say(...values);
  };

/** Does a thing in a language, such as writing a message, and leaves all others in theirs. It must not wait for anything meanwhile. */
export function speaking<Made>(language: Words, make: () => Made): Made {
  const before = words;
  words = language;
  try {
    return make();
  } finally {
    words = before;
  }
}

/** What a language has to do once a server has refused a call: it fetches the sentences of errors. Empty in English. */
export const errorWords: { fetch?: () => Promise<unknown> } = {};
