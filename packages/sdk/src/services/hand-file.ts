import { nativeBridge } from '#bridge/native/native.js';
import type { WidgetContext } from './widget-context.js';

/** A file by its path on the server. */
export interface ServerFile {
  readonly fileName: string;
  readonly fileUrl: string;
  /** The media type. */
  readonly fileType: string;
}

/** Hands a file of the server to the app around the page, or to the browser; where neither takes it, the page leads to it, and it is saved. */
export async function handFile(
  { fileUrl: path, ...file }: ServerFile,
  apiBase: WidgetContext['apiBase'],
): Promise<void> {
  const fileUrl = new URL(path, apiBase || location.origin).href;
  const route = await nativeBridge().download({ ...file, fileUrl });
  if (route === 'none') location.assign(fileUrl);
}
