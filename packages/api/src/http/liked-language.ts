import { type Language, languageOf } from '@prosperx/core/language';
import { parseAccept } from 'hono/utils/accept';

/** The language that a browser likes best of all, where we speak it; null: English. A page of ours says its own in its calls. */
export function likedLanguage({ headers }: Pick<Request, 'headers'>): Exclude<Language, 'en'> | null {
  const [first] = parseAccept(headers.get('accept-language') ?? '').sort((one, other) => other.q - one.q);
  const language = languageOf(first?.type);
  return language === 'en' ? null : language;
}
