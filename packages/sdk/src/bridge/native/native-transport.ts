/** An object that an app puts into the page; it takes the text of a message. */
interface AppObject {
  postMessage(text: string): unknown;
}

/** Android's `addWebMessageListener` object, which also brings the app's messages; a JavaScript interface has no `onmessage`. */
interface AndroidObject extends AppObject {
  onmessage?: ((event: { readonly data: unknown }) => void) | null;
}

/** What apps may have put into a page's window. */
export interface AppWindow {
  readonly ProsperXAndroid?: AndroidObject;
  readonly webkit?: { readonly messageHandlers?: { readonly prosperx?: AppObject } };
  readonly ReactNativeWebView?: AppObject;
  /** Flutter's channel, until we put our own object with `receive` in its place and keep this one behind it. */
  ProsperX?: Partial<AppObject> & { readonly receive?: (json: unknown) => boolean };
}

/** The way to the app, or undefined in a plain browser. Looked up anew each time, because some apps put theirs in late. */
export function findApp(): AppObject | undefined {
  // Frames have the page to talk to. Some platforms put the object into every frame, and what it is told there proves nothing.
  if (typeof window === 'undefined' || window.top !== window) return undefined;
  const { ProsperXAndroid, webkit, ReactNativeWebView, ProsperX } = window as AppWindow;
  const flutter = ProsperX?.postMessage ? (ProsperX as AppObject) : undefined;
  return ProsperXAndroid ?? webkit?.messageHandlers?.prosperx ?? ReactNativeWebView ?? flutter;
}

/** Hands a message to the app; false when there is none or it refuses. */
export function postToApp(text: string): boolean {
  try {
    const answer = findApp()?.postMessage(text);
    // iOS answers with a promise where the app registered a handler with reply; its failure is not the page's to report.
    if (answer instanceof Promise) answer.catch(() => undefined);
    return findApp() !== undefined;
  } catch {
    return false;
  }
}

/** Makes `receive` the one function that apps call, and keeps Flutter's channel of the same name in reach. */
export function installReceiver(receive: (json: unknown) => boolean): void {
  const app = window as AppWindow;
  const channel = app.ProsperX;
  app.ProsperX = {
    receive,
    ...(channel?.postMessage ? { postMessage: (text: string) => channel.postMessage?.(text) } : {}),
  };
  if (app.ProsperXAndroid && 'onmessage' in app.ProsperXAndroid) {
    app.ProsperXAndroid.onmessage = (event) => void receive(event.data);
  }
}
