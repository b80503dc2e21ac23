import { isInAppShell } from '#bridge/native/native.js';
import { ownsWindow } from '#services/own-site.js';
import { useWidget } from '#services/widget-context.js';

/** Returns whether the widget may offer to print: a partner's page prints itself, a frame of ours may not, and an app has no printer. */
export function useCanPrint(): boolean {
  const { apiBase } = useWidget();
  return ownsWindow(apiBase) && !isInAppShell();
}
