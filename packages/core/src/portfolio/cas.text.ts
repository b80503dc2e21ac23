import type { CasErrorCode, CasFault } from './cas-fields.js';

const sentences: Readonly<Record<CasErrorCode, (path: string) => string>> = {
  cas_unreadable: () => 'This is no JSON file. Choose the file that a parser made of your statement.',
  cas_demat: () => 'This is the statement of a demat account. Choose one of CAMS and KFintech.',
  cas_wrong: (path) => `This is no whole consolidated account statement: ${path} is missing or wrong.`,
  cas_nothing: () => 'This statement holds no units.',
  cas_in_future: () => 'This statement is of a day that has not come yet.',
  cas_other_holder: () => 'This statement is of another PAN than this account.',
  cas_too_large: () => 'This file is larger than 20 MB.',
};

/** Returns the sentence for a fault of a statement. */
export const casErrorText = ({ code, path }: CasFault): string => sentences[code](path);
