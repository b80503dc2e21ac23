import { errorWords, wordsKey } from '@prosperx/core/language';
import { loadTwice } from '#primitives/display/lazy.js';
import type { Words } from './use-words.js';

type Rows = Readonly<Record<string, object>>;

/** What every page says in a language, and the files of what its parts say, by their names. */
interface SiteWords {
  readonly rows: Rows;
  readonly parts: Readonly<Record<string, () => Promise<{ readonly default: Rows }>>>;
}

/** The site in a language: what its pages say, as far as it is fetched. */
export interface SpokenSite {
  readonly words: Words;
  /** Fetches what a part says; one that says nothing of its own, or does not come, leaves English. */
  readonly fetchPart: (name: string) => Promise<void>;
  /** Fetches all, as a server does. */
  readonly fetchAll: () => Promise<unknown>;
}

/** Makes what gives the site's words of the lists that its build knows (scripts/rollup/words.mjs); null: the site does not speak the language. */
export function siteSpeaker(
  languages: Readonly<Record<string, () => Promise<{ readonly default: SiteWords }>>>,
  errors?: (language: string) => Promise<{ readonly default: Rows }>,
): (language: string) => Promise<SpokenSite> | null {
  return (language) => {
    const load = languages[language];
    return load ? load().then((file) => spokenSite(file.default, errors && (() => errors(language)))) : null;
  };
}

function spokenSite(
  { rows, parts }: SiteWords,
  errors: (() => Promise<{ readonly default: Rows }>) | undefined,
): SpokenSite {
  const known: Record<string, object> = { ...rows };
  const fetchFile = async (load = errors) => {
    if (!load) return;
    await loadTwice(load).then(
      (file) => void Object.assign(known, file.default),
      () => undefined,
    );
  };
  const fetchPart = async (name: string) => (parts[name] ? fetchFile(parts[name]) : undefined);
  errorWords.fetch = () => fetchFile();
  return {
    words: (english) => (known[wordsKey(english)] as typeof english | undefined) ?? english,
    fetchPart,
    fetchAll: () => Promise.all(Object.keys(parts).map(fetchPart)),
  };
}
