/** A style sheet, which Vite takes out of the script. */
declare module '*.css';

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
