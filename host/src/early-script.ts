import { NOTES_ID } from './rendered-page.js';

/** What somebody does who is about to do something on a page. A pointer that rests where a page appears is said to move too, by nothing. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];

/** What the apps that may stand around a page are reached by (see `packages/sdk/src/bridge/native`). */
const APPS = ['ProsperXAndroid', 'webkit', 'ReactNativeWebView', 'flutter_inappwebview', 'ProsperX'];

/** Milliseconds that the browser has to answer by itself what somebody does. */
const ANSWERS_IN = 300;

/** Milliseconds after which what is held down counts as no press, and those that the browser takes from the end of a touch to its click. */
const [PRESS_LASTS, CLICKS_IN] = [2000, 50];

/** What an address brings that is kept, or sent, by the site's scripts alone. */
const BROUGHT = 'agentCode|encryptedId';

/** Set where a page was loaded anew, since its scripts did not come: those of a release before are gone. */
const LOADED_ANEW = 'loaded anew';

/**
 * Stands in the page itself. It keeps the last press, if it was on a button or a form that nobody answers yet and that was not closed with its sheet
 * or hidden with the page, whose clock stands still while a device sleeps; links, sheets and forms that lead somewhere work without a script, and
 * come first: the site's scripts, which keep a slow phone busy, begin after what somebody does, or when twice the time has passed that the page
 * itself took. They begin at once for whom the page waits, such as who may be signed in, and with a press that nothing else answers. Where an
 * address brings an advisor, links and forms wait too: who follows one before that is kept would be nobody's customer. A page to read alone waits
 * until its reader does something, unless an advisor or an app has brought them. It notes when a press is under way, for all that takes over.
 */
export const EARLY_SCRIPT = `(()=>{
let begun,failures=0;
pxPressed=undefined;
const isBrought=/[?&](${BROUGHT})=/.test(location.search);
const follow=()=>{const{href}=pxPressed||{};if(href){pxPressed=undefined;location.assign(href)}};
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
const keep=on=>{pxPressed=on;pxPressedAt=performance.now()};
for(const [sign,ms] of [['pointerdown',${PRESS_LASTS}],['pointerup',${CLICKS_IN}],['pointercancel',0]])addEventListener(sign,()=>{pxHeld=performance.now()+ms},true);
addEventListener('click',e=>{
  pxHeld=0;
  if(isOver())return;
  const link=isBrought&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey&&e.target.closest('a[href]:not([target])');
  keep(link||e.target.closest('#app button[type=button]')||undefined);
  const sheet=pxPressed?.popoverTargetElement;
  if(sheet)sheet.role='dialog';
  if(link)hold(e);
  else if(pxPressed&&!sheet)setTimeout(begin);
},true);
addEventListener('submit',e=>{
  if(isOver()||!isBrought&&e.target.hasAttribute('action'))return;
  keep(e.submitter||e.target);
  hold(e);
},true);
addEventListener('toggle',e=>{if(e.newState==='closed'&&pxPressed&&e.target.contains(pxPressed))pxPressed=undefined},true);
addEventListener('visibilitychange',()=>{if(document.hidden&&pxPressed&&!pxPressed.href)pxPressed=undefined},true);
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
