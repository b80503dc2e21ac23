import { isInAppShell, isWebAddress, nativeBridge } from '#bridge/native/native.js';
import type { FileOffer } from '#bridge/protocol.js';
import type { WidgetContext } from './widget-context.js';

/** A file by its path on the server. */
export interface ServerFile {
  readonly fileName: string;
  readonly fileUrl: string;
  /** The media type. */
  readonly fileType: string;
}

type TakesFile = (file: FileOffer) => Promise<boolean>;

/** The key under which a frame keeps how its page is asked to take a file; it says whether it did. */
export const FILE_TAKER = 'file-taker';

/** Saves the file at an address, in a browser. */
type Save = (fileUrl: string) => unknown;

/** Offers a file to the page around the frame, else to the app around the page, else to the browser, which opens it unless `save` does better. Returns whether one of them took it. */
export async function offerFile(
  file: FileOffer,
  { shared }: Pick<WidgetContext, 'shared'>,
  save?: Save,
): Promise<boolean> {
  const askPage = shared.get<TakesFile | null>(FILE_TAKER, () => null);
  // without a page to ask nothing is awaited, so that a new tab is part of the click
  if (askPage && isWebAddress(file.fileUrl) && (await askPage(file))) return true;
  if (save && !isInAppShell()) {
    await save(file.fileUrl);
    return true;
  }
  return (await nativeBridge().download(file)) !== 'none';
}

/** Offers a file of the server; where nobody takes it, the page leads to it, and it is saved. Once an answer was waited for, a browser may open no tab: `save` needs none. */
export async function handFile(
  { fileUrl: path, ...file }: ServerFile,
  widget: Pick<WidgetContext, 'apiBase' | 'shared'>,
  save?: Save,
): Promise<void> {
  const fileUrl = new URL(path, widget.apiBase || location.origin).href;
  if (!(await offerFile({ ...file, fileUrl }, widget, save))) location.assign(fileUrl);
}
