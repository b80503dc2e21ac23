const INDIAN = /[\u0900-\u0dff]/;

/** The language of a text that may not be in the reader's, such as what an exchange said: English where it has no letter of an Indian script; undefined: that around it. */
export const writtenIn = (text: string): 'en' | undefined => (INDIAN.test(text) ? undefined : 'en');
