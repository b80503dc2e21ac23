import type { DehydratedState } from '@tanstack/react-query';

/** What the server says of a page that it has rendered; it stands in the page as JSON. */
export interface PageNotes {
  /** The parts whose code must be there before the page can take over. */
  readonly parts: readonly string[];
  /** The parts that each thing which stands until somebody needs it (`.px-standing`) needs besides, in the order of the page. */
  readonly standing: readonly (readonly string[])[];
  /** What the page's queries have read. */
  readonly queries: DehydratedState;
}

/** Elements of the page: what the server says, and the style of what it has rendered. */
export const NOTES_ID = 'px-page';
export const STYLE_ID = 'px-style';
/** The style of all that it has rendered, which stands where its first screen ends. */
export const WHOLE_STYLE_ID = 'px-whole-style';

/** Returns what the server says of this page; null: it rendered nothing. */
export function readPageNotes(): PageNotes | null {
  const text = document.getElementById(NOTES_ID)?.textContent;
  return text ? (JSON.parse(text) as PageNotes) : null;
}

/** Stands in that style before the rules of what stands longer than the rest. */
export const STANDING_RULES = '/*standing*/';

/** Takes the style that stands among the page's content out of it. Returns the rules of what stands longer. */
export function clearContent(): string {
  const [first, whole] = [STYLE_ID, WHOLE_STYLE_ID].map((id) => document.getElementById(id));
  if (first && whole) first.after(whole);
  return (whole ?? first)?.textContent.split(STANDING_RULES)[1] ?? '';
}

/** The mask of ids of the nth standing part, so that they do not collide with those of the page. */
export const standingMask = (nth: number): readonly unknown[] => [`s${nth}`, 0];

/** Fetches the site's own sheet, of which the page's style has what it shows. Returns what puts it in the place of that style, once components have theirs. Rejects where it does not come. */
export async function fetchWholeStyle(): Promise<() => void> {
  const { sheet = '' } = document.getElementById(NOTES_ID)?.dataset ?? {};
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet, media: 'print' });
  await new Promise((settle, refuse) => {
    link.onload = settle;
    link.onerror = refuse;
    document.head.append(link);
  }).catch((error: unknown) => {
    link.remove();
    throw error;
  });
  return () => {
    link.media = 'all';
    for (const id of [STYLE_ID, WHOLE_STYLE_ID]) document.getElementById(id)?.remove();
  };
}

declare global {
  interface Window {
    /** What the last press was on, a button, or a link or form that waits for the page; undefined: something else; null: the page has taken over. */
    pxPressed?: Element | null | undefined;
    /** When that was, as `performance.now()` tells the time. */
    pxPressedAt?: number;
    /** The time until which a press is under way, as `performance.now()` tells the time. */
    pxHeld?: number;
  }
}

/** Milliseconds in which a button or a form must answer a press: later its reader has other things in mind. */
const ANSWERED_IN = 10_000;

/** Tells whether what was pressed is still to be answered. A link is: it is waited for, and keeps nothing. */
export function isMeantStill(pressed: Element, at: number): boolean {
  return pressed.isConnected && (pressed instanceof HTMLAnchorElement || performance.now() - at < ANSWERED_IN);
}

/**
 * The page has taken over and hears itself from now on. Returns what answers the press that was made before, if it is meant still and what it was
 * on stands there; what the browser has opened by itself stays so.
 */
export function takeEarlyPress(): () => void {
  const { pxPressed: pressed, pxPressedAt: at = 0 } = window;
  window.pxPressed = null;
  return () => {
    if (pressed && isMeantStill(pressed, at)) press(pressed);
  };
}

/** Follows a link that waited for a page which cannot take over yet. It is followed once: its reader may come back to this page. */
export function followEarlyLink(): void {
  const { pxPressed } = window;
  if (!(pxPressed instanceof HTMLAnchorElement)) return;
  window.pxPressed = undefined;
  location.assign(pxPressed.href);
}

/** Waits until no press is under way: what takes over may move a button away below the pointer, and the press would be lost. */
export async function pressIsThrough(): Promise<void> {
  while (performance.now() < (window.pxHeld ?? 0)) await new Promise((resolve) => setTimeout(resolve, 9));
}

/** Does what a press on a link, a button or a form does, now that scripts answer it. */
export function press(pressed: Element): void {
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else if (pressed instanceof HTMLButtonElement && pressed.type === 'submit') pressed.form?.requestSubmit(pressed);
  else if (!(pressed instanceof HTMLButtonElement && pressed.popoverTargetElement)) (pressed as HTMLElement).click();
}
