import { adoptStyles } from '@prosperx/sdk/site/ui';
import type { DehydratedState } from '@tanstack/react-query';

/** Between the sheets in the page's one `<style>`. */
export const SHEETS_END = '\n/* next sheet */\n';

/** What the server says of a page that it has rendered; it stands in the page as JSON. */
export interface PageNotes {
  /** The parts whose code must be there before the page can take over. */
  readonly parts: readonly string[];
  /** What the page's queries have read. */
  readonly queries: DehydratedState;
}

/** Elements of the page: what the server says, and the style of what it has rendered. */
export const NOTES_ID = 'px-page';
export const STYLE_ID = 'px-style';

/** Returns what the server says of this page; null: it rendered nothing. */
export function readPageNotes(): PageNotes | null {
  const text = document.getElementById(NOTES_ID)?.textContent;
  return text ? (JSON.parse(text) as PageNotes) : null;
}

/** Adopts the sheets of the page's style, in their order, so that components find theirs there. */
export function adoptPageStyle(): void {
  const style = document.getElementById(STYLE_ID);
  for (const sheet of style?.textContent.split(SHEETS_END) ?? []) adoptStyles(document, sheet);
  style?.remove();
}

declare global {
  interface Window {
    /** The button of the last press; undefined: it was on something else; null: the page has taken over. */
    pxPressed?: Element | null;
  }
}

/** Stands in the page itself: keeps the last press, if it was on a button that nobody answers yet. Links and forms work without a script. */
export const EARLY_SCRIPT = `addEventListener('click',e=>{if(!('pxPressed'in window)||pxPressed!==null)pxPressed=e.target.closest('#app button[type=button]')||undefined},true)`;

/** Answers the press that was made before the page took over, if the button still stands there; from now on the page hears itself. */
export function answerEarlyPress(): void {
  const button = window.pxPressed;
  window.pxPressed = null;
  if (button instanceof HTMLElement && button.isConnected) button.click();
}
