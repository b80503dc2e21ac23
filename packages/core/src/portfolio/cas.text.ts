import { spoken } from '#language/index.js';
import type { CasErrorCode, CasFault } from './cas-fields.js';

const sentences: Readonly<Record<CasErrorCode, (path: string) => string>> = {
  cas_unreadable: () => 'This is neither a PDF nor a JSON file. Choose the PDF of your statement.',
  cas_demat: () => 'This JSON file is of a demat account. Choose the PDF of that statement instead.',
  cas_wrong: (path) => `This is not a complete consolidated account statement: ${path} is missing or wrong.`,
  cas_nothing: () => 'This statement holds no units.',
  cas_in_future: () => 'This statement is dated in the future.',
  cas_other_holder: () => 'The PAN of this statement is not the PAN of this account.',
  cas_too_large: () => 'This file is larger than 20 MB.',
  cas_too_many_lines: () => 'This statement has more than 20,000 transactions. Choose one for fewer years.',
  cas_no_text: () =>
    'This PDF is a picture without text. Choose the file that was emailed to you, not a scan or a print of it.',
  cas_no_statement: () => 'This PDF is not a consolidated account statement from CAMS, KFintech, NSDL or CDSL.',
  cas_password: () => 'This password does not open the statement.',
  cas_password_needed: () => 'This statement has a password. Enter it.',
  cas_broken: () => 'This PDF is damaged or incomplete. Download it again from the email.',
  cas_unopened: () =>
    'Your device could not open this file. If it is kept online, download it first; then choose it again.',
};

/** Returns the sentence for a fault of a statement. */
export const casErrorText = /* @__PURE__ */ spoken({
  casErrorText: ({ code, path }: CasFault): string => sentences[code](path),
});
