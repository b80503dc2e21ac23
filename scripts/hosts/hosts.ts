/** A committed example of `examples/hosts`, built for production as its owner would. */
export interface Host {
  /** Its folder, and the name by which `npm run trust -- hosts NAME` runs it alone. */
  readonly name: string;
  readonly title: string;
  /** A folder of files that any server may send, under the strictest policy; without it the app's own `npm start`, which sends the policy. */
  readonly files?: string;
  /** What the page says before any script runs: the calculator with its figures, or its tag alone. */
  readonly rendered?: 'figures' | 'tag';
  /** Its pages, where it has several: each is walked. */
  readonly pages?: readonly string[];
  /** It has no page of the cases of custom-elements-everywhere: the same host has them under another name. */
  readonly hasNoCases?: true;
}

export const hosts: readonly Host[] = [
  { name: 'react-18', title: 'React 18', files: 'dist' },
  { name: 'vue', title: 'Vue 3', files: 'dist' },
  { name: 'sveltekit', title: 'Svelte 5 and SvelteKit', rendered: 'tag' },
  { name: 'solid', title: 'Solid', files: 'dist' },
  { name: 'preact', title: 'Preact', files: 'dist' },
  { name: 'lit', title: 'Lit', files: 'dist' },
  { name: 'astro', title: 'Astro', files: 'dist', rendered: 'tag' },
  {
    name: 'astro-islands',
    title: "Astro's islands",
    rendered: 'figures',
    pages: ['/', '/visible'],
    hasNoCases: true,
  },
  { name: 'next', title: "Next's app router", rendered: 'figures' },
  { name: 'react-router', title: 'React Router', rendered: 'figures' },
  { name: 'nuxt', title: 'Nuxt', rendered: 'tag' },
  { name: 'angular', title: 'Angular', files: 'dist' },
  { name: 'angular-ssr', title: 'Angular rendered on a server', rendered: 'tag', hasNoCases: true },
];

/** What a page of files is sent with: no script, style or request but of its own site, and `more` origins for scripts. */
export const strictPolicy = (...more: readonly string[]) => ({
  'Content-Security-Policy': [
    `default-src 'none'`,
    `script-src ${["'self'", ...more].join(' ')}`,
    `style-src 'self'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; '),
});
