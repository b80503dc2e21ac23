import type { DehydratedState } from '@tanstack/react-query';

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

/** Fetches the site's own sheet, of which the page's style has what it shows. Returns what puts it in the place of that style, once components have theirs. */
export async function fetchWholeStyle(): Promise<() => void> {
  const { sheet = '' } = document.getElementById(NOTES_ID)?.dataset ?? {};
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet, media: 'print' });
  const isThere = await new Promise<boolean>((settle) => {
    link.onload = () => settle(true);
    link.onerror = () => settle(false);
    document.head.append(link);
  });
  return () => {
    if (!isThere) return;
    link.media = 'all';
    document.getElementById(STYLE_ID)?.remove();
  };
}

declare global {
  interface Window {
    /** The button of the last press; undefined: it was on something else; null: the page has taken over. */
    pxPressed?: Element | null;
  }
}

/** What somebody does who is about to do something on a page. A pointer that rests where a page appears is said to move too, by nothing. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];

/** What the apps that may stand around a page are reached by (see `packages/sdk/src/bridge/native`). */
const APPS = ['ProsperXAndroid', 'webkit', 'ReactNativeWebView', 'flutter_inappwebview', 'ProsperX'];

/**
 * Stands in the page itself. It keeps the last press, if it was on a button that nobody answers yet; links and forms work without a script.
 * It begins with the site's scripts once the page is painted, or at the first sign that somebody is about to do something; a page to read
 * alone waits for that sign, unless an advisor or an app has brought the reader.
 */
export const EARLY_SCRIPT = `(()=>{
addEventListener('click',e=>{if(!('pxPressed'in window)||pxPressed!==null)pxPressed=e.target.closest('#app button[type=button]')||undefined},true);
let begun;
const begin=()=>{
  const notes=document.getElementById('${NOTES_ID}');
  if(begun||!notes)return;
  begun=true;
  const {main,modules}=notes.dataset;
  for(const href of modules?modules.split(' '):[]){const link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)}
  import(main).catch(()=>{begun=false});
};
for(const sign of ${JSON.stringify(SIGNS)})addEventListener(sign,e=>{if(e.type!=='pointermove'||e.movementX||e.movementY)begin()},{capture:true,passive:true});
addEventListener('DOMContentLoaded',()=>{
  const isKnown=()=>{try{return/agentCode/.test(document.cookie)||sessionStorage.getItem('agentCode')!==null}catch{return true}};
  if('waits'in document.getElementById('${NOTES_ID}').dataset&&!location.search&&!isKnown()&&!${JSON.stringify(APPS)}.some(app=>app in window))return;
  requestAnimationFrame(()=>setTimeout(begin));
  setTimeout(begin,2000);
});
})()`;

/** Answers the press that was made before the page took over, if the button still stands there; from now on the page hears itself. What the browser has opened by itself stays so. */
export function answerEarlyPress(): void {
  const button = window.pxPressed;
  window.pxPressed = null;
  if (button instanceof HTMLButtonElement && button.isConnected && !button.popoverTargetElement) button.click();
}
