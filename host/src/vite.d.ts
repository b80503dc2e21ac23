/** A style sheet, which Vite takes out of the script. */
declare module '*.css';

interface WindowEventMap {
  /** Vite could not load a file that `import()` asks for. */
  'vite:preloadError': Event & { readonly payload: Error };
}
