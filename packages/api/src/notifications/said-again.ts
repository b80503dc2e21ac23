import { type Language, said, speaking } from '@prosperx/core/language';
import { notificationWords } from './notification-words.js';

/** Says a remark that is kept in English in the language that is spoken, where it is one of ours; the words of an exchange or a bank stay as they are. */
export function saidAgain(remark: string, ...ours: readonly Readonly<Record<string, unknown>>[]): string {
  for (const words of ours) {
    const [name] = Object.entries(words).find(([, sentence]) => sentence === remark) ?? [];
    if (name !== undefined) return String(said(words)[name]);
  }
  return remark;
}

/** Returns what says remarks so on the page that calls. */
export async function sayingAgain(
  { language }: { readonly language: Language | null },
  ...ours: readonly Readonly<Record<string, unknown>>[]
): Promise<(remark: string) => string> {
  const words = await notificationWords(language);
  return (remark) => speaking(words, () => saidAgain(remark, ...ours));
}
