import { said } from '@prosperx/core/language';

/** Says a remark that is kept in English in the language that is spoken, where it is one of ours; the words of an exchange or a bank stay as they are. */
export function saidAgain(remark: string, ...ours: readonly Readonly<Record<string, unknown>>[]): string {
  for (const words of ours) {
    const [name] = Object.entries(words).find(([, sentence]) => sentence === remark) ?? [];
    if (name !== undefined) return String(said(words)[name]);
  }
  return remark;
}
