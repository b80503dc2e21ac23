/** A style sheet, which Vite takes out of the script. */
declare module '*.css';

/** The site's words in other languages, which its build lists (scripts/rollup/words.mjs). */
declare module 'prosperx-words:site' {
  import type { Words } from '@prosperx/sdk/site/ui';

  interface SpokenSite {
    readonly words: Words;
    readonly fetchPart: (name: string) => Promise<void>;
    readonly fetchAll: () => Promise<unknown>;
  }
  export const speak: (language: string) => Promise<SpokenSite> | null;
}

interface WindowEventMap {
  /** Vite could not load a file that `import()` asks for. */
  'vite:preloadError': Event & { readonly payload: Error };
}

interface ImportMetaEnv {
  /** Address of the operator's annual returns (host/.env); empty where there are none. */
  readonly VITE_ANNUAL_RETURNS_URL: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
