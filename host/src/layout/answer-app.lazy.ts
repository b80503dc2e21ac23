import { type NativeBridge, nativeBridge } from '@prosperx/sdk/bridge';

interface AnswerOptions {
  readonly history: { canGoBack(): boolean; back(): void };
  /** The app asked for a file where the page has none. */
  readonly onNothing: () => void;
  readonly signal: AbortSignal;
}

/** Does what the app asks for, and leaves the site by the app. Its `close` is its back button: the view closes when nothing is left to go back to. */
export function answerApp({ history, onNothing, signal }: AnswerOptions): void {
  const bridge = nativeBridge();
  const goBack = () => (history.canGoBack() ? history.back() : void bridge.close());
  const stops = [
    bridge.on('close', () => closeOverlay() || goBack()),
    bridge.on('download', () => pressDownload() || onNothing()),
  ];
  signal.addEventListener('abort', () => stops.forEach((stop) => stop()));
  document.addEventListener('click', (event) => leaveByApp(event, bridge), { signal });
}

/** What lies over the page, by the way that Esc would go: its owner may refuse, as the loader does. False when nothing does. */
function closeOverlay(): boolean {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
  const menu = document.querySelector<HTMLElement>('[popover="auto"]:popover-open');
  if (!dialog) menu?.hidePopover();
  return Boolean(dialog ?? menu);
}

/** The page's own download, as a person would press it: whatever they press for one is marked so. */
function pressDownload(): boolean {
  const control = document.querySelector<HTMLElement>('dialog:modal [data-px-download], main [data-px-download]');
  control?.click();
  return control !== null;
}

/** Files, other sites, mail and telephone are the app's to open, and what opens next to the page; another page of ours stays in the view. */
function leaveByApp(event: MouseEvent, bridge: NativeBridge): void {
  const link = event.composedPath().find((part) => part instanceof HTMLAnchorElement && part.href !== '');
  if (event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return;
  const { href, origin, download, pathname, target } = link;
  if (!link.hasAttribute('download') && origin === location.origin && target !== '_blank') return;
  event.preventDefault();
  if (!link.hasAttribute('download')) void bridge.openExternal(href);
  else {
    const fileName = download || (pathname.split('/').at(-1) ?? '');
    void bridge.download({ fileName, fileUrl: href, fileType: fileName.split('.').at(-1) ?? '' });
  }
}
