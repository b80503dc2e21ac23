import { isInAppShell, nativeBridge } from '#bridge/native/native.js';

interface ProviderTab {
  go(url: string): void;
  close(): void;
}

/** Where the identity provider will open: an app opens its own browser; a browser lets a tab be opened within the press alone, so it is opened empty. */
export function openProvider(): ProviderTab {
  if (isInAppShell()) return { go: (url) => void nativeBridge().openExternal(url), close: () => undefined };
  const tab = window.open('about:blank', '_blank');
  // what opens there is another's page
  if (tab) tab.opener = null;
  return { go: (url) => tab?.location.replace(url), close: () => tab?.close() };
}
