import type { DehydratedState } from '@tanstack/react-query';

/** What the server says of a page that it has rendered; it stands in the page as JSON. */
export interface PageNotes {
  /** The parts whose code must be there before the page can take over. */
  readonly parts: readonly string[];
  /** Of each thing that stands until somebody needs it (`.px-standing`), in the order of the page, the parts that it needs besides. */
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
    for (const id of [STYLE_ID, WHOLE_STYLE_ID]) document.getElementById(id)?.remove();
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

/** Milliseconds that the browser has to answer by itself what somebody does. */
const ANSWERS_IN = 300;

/**
 * Stands in the page itself. It keeps the last press, if it was on a button that nobody answers yet; links, forms and sheets work without a
 * script, and come first: the site's scripts, which keep a slow phone busy, begin after what somebody does, or when twice the time has passed
 * that the page itself took. They begin at once for whom the page waits, such as who may be signed in, and with a press that nothing else
 * answers. A page to read alone waits until its reader does something, unless an advisor or an app has brought them.
 */
export const EARLY_SCRIPT = `(()=>{
let begun;
const begin=()=>{
  const notes=document.getElementById('${NOTES_ID}');
  if(begun||!notes)return;
  begun=true;
  const {main,modules}=notes.dataset;
  for(const href of modules?modules.split(' '):[]){const link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)}
  import(main).catch(()=>{begun=false});
};
addEventListener('click',e=>{
  if('pxPressed'in window&&pxPressed===null)return;
  pxPressed=e.target.closest('#app button[type=button]')||undefined;
  if(pxPressed&&!pxPressed.popoverTargetElement)setTimeout(begin);
},true);
for(const sign of ${JSON.stringify(SIGNS)})addEventListener(sign,e=>{if(e.type!=='pointermove'||e.movementX||e.movementY)setTimeout(begin,${ANSWERS_IN})},{capture:true,passive:true});
addEventListener('DOMContentLoaded',()=>{
  const {dataset}=document.getElementById('${NOTES_ID}');
  const isKnown=()=>{try{return/agentCode/.test(document.cookie)||sessionStorage.getItem('agentCode')!==null}catch{return true}};
  const isAwaited='awaited'in dataset||isKnown()||${JSON.stringify(APPS)}.some(app=>app in window);
  if('waits'in dataset&&!location.search&&!isAwaited)return;
  const [visit]=performance.getEntriesByType('navigation');
  const wait=isAwaited?0:Math.min(2000,2*(performance.now()-visit.responseStart));
  requestAnimationFrame(()=>setTimeout(begin,wait));
  setTimeout(begin,2000+wait);
});
})()`;

/** Answers the press that was made before the page took over, if the button still stands there; from now on the page hears itself. What the browser has opened by itself stays so. */
export function answerEarlyPress(): void {
  const button = window.pxPressed;
  window.pxPressed = null;
  if (button instanceof HTMLButtonElement && button.isConnected && !button.popoverTargetElement) button.click();
}
