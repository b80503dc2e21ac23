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
    pxPressed?: Element | null;
  }
}

/** What somebody does who is about to do something on a page. A pointer that rests where a page appears is said to move too, by nothing. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];

/** What the apps that may stand around a page are reached by (see `packages/sdk/src/bridge/native`). */
const APPS = ['ProsperXAndroid', 'webkit', 'ReactNativeWebView', 'flutter_inappwebview', 'ProsperX'];

/** Milliseconds that the browser has to answer by itself what somebody does. */
const ANSWERS_IN = 300;

/** What an address brings that is kept, or sent, by the site's scripts alone. */
const BROUGHT = 'agentCode|encryptedId';

/** Set where a page was loaded anew, since its scripts did not come: those of a release before are gone. */
const LOADED_ANEW = 'loaded anew';

/**
 * Stands in the page itself. It keeps the last press, if it was on a button or a form that nobody answers yet; links, sheets and forms that
 * lead somewhere work without a script, and come first: the site's scripts, which keep a slow phone busy, begin after what somebody does, or
 * when twice the time has passed that the page itself took. They begin at once for whom the page waits, such as who may be signed in, and with
 * a press that nothing else answers. Where an address brings an advisor, links and forms wait too: who follows one before that is kept would
 * be nobody's customer. A page to read alone waits until its reader does something, unless an advisor or an app has brought them.
 */
export const EARLY_SCRIPT = `(()=>{
let begun,failures=0;
pxPressed=undefined;
const isBrought=/[?&](${BROUGHT})=/.test(location.search);
const follow=()=>{if(pxPressed?.href)location.assign(pxPressed.href)};
const begin=()=>{
  const notes=document.getElementById('${NOTES_ID}');
  if(begun||!notes)return;
  begun=true;
  const {main,modules}=notes.dataset;
  for(const href of modules?modules.split(' '):[]){const link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)}
  import(main).catch(()=>{
    begun=false;
    follow();
    try{if(++failures>1&&navigator.onLine&&!sessionStorage['${LOADED_ANEW}']){sessionStorage['${LOADED_ANEW}']=1;location.reload()}}catch{}
  });
};
const isOver=()=>pxPressed===null;
const hold=e=>{e.preventDefault();setTimeout(begin)};
addEventListener('click',e=>{
  if(isOver())return;
  const link=isBrought&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey&&e.target.closest('a[href]:not([target])');
  pxPressed=link||e.target.closest('#app button[type=button]')||undefined;
  const sheet=pxPressed?.popoverTargetElement;
  if(sheet)sheet.role='dialog';
  if(link)hold(e);
  else if(pxPressed&&!sheet)setTimeout(begin);
},true);
addEventListener('submit',e=>{
  if(isOver()||!isBrought&&e.target.hasAttribute('action'))return;
  pxPressed=e.submitter||e.target;
  hold(e);
},true);
for(const sign of ${JSON.stringify(SIGNS)})addEventListener(sign,e=>{if(e.type!=='pointermove'||e.movementX||e.movementY)setTimeout(begin,${ANSWERS_IN})},{capture:true,passive:true});
addEventListener('DOMContentLoaded',()=>{
  const {dataset}=document.getElementById('${NOTES_ID}');
  const isKnown=()=>{try{return/agentCode/.test(document.cookie)||sessionStorage.getItem('agentCode')!==null}catch{return true}};
  const isAwaited=isBrought||'awaited'in dataset||isKnown()||${JSON.stringify(APPS)}.some(app=>app in window);
  if('waits'in dataset&&!location.search&&!isAwaited)return;
  const [visit]=performance.getEntriesByType('navigation');
  const wait=isAwaited?0:Math.min(2000,2*(performance.now()-visit.responseStart));
  requestAnimationFrame(()=>setTimeout(begin,wait));
  setTimeout(begin,2000+wait);
});
})()`;

/**
 * The page has taken over and hears itself from now on. Returns what answers the press that was made before, if what it was on still stands
 * there; what the browser has opened by itself stays so.
 */
export function takeEarlyPress(): () => void {
  const pressed = window.pxPressed;
  window.pxPressed = null;
  return () => {
    if (pressed?.isConnected) press(pressed);
  };
}

/** Follows a link that waited for a page which cannot take over yet. */
export function followEarlyLink(): void {
  if (window.pxPressed instanceof HTMLAnchorElement) location.assign(window.pxPressed.href);
}

/** Does what a press on a link, a button or a form does, now that scripts answer it. */
export function press(pressed: Element): void {
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else if (pressed instanceof HTMLButtonElement && pressed.type === 'submit') pressed.form?.requestSubmit(pressed);
  else if (!(pressed instanceof HTMLButtonElement && pressed.popoverTargetElement)) (pressed as HTMLElement).click();
}
