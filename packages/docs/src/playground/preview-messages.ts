/** How the widget's server behaves in a preview. */
export const serverStates = ['none', 'up', 'slow', 'down'] as const;
export type ServerState = (typeof serverStates)[number];

/** What the playground tells the frame with the widget. */
export interface Shown {
  readonly kind: 'show';
  readonly tag: string;
  /** File of the SDK that defines the element. */
  readonly file: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Light or dark of the page around. */
  readonly pageTheme: string;
}

/** What the frame tells the playground. */
export type Told =
  | { readonly kind: 'ready' }
  | { readonly kind: 'height'; readonly height: number }
  | { readonly kind: 'event'; readonly name: string; readonly detail: unknown }
  | { readonly kind: 'failed'; readonly reason: 'script' | 'person' };
