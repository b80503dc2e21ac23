import { checkUpload, checkUploadLength, type UploadErrorCode } from '@prosperx/core/upload';
import { useEffect, useRef, useState } from 'react';
import type { FileUpload, UploadState } from '#primitives/form/upload-field.js';
import { uploadFieldText } from '#primitives/form/upload-field.text.js';
import { useLatest } from '#primitives/hooks/use-latest.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { errorMessageOr, isSessionExpired } from './error-message.js';
import { tellOnce } from './services.js';
import type { SendFile } from './upload-fetch.js';
import { useWidget } from './widget-context.js';

/** Returns what is wrong with a file before it is sent; one that is too large is not read. */
async function faultOf(file: File): Promise<UploadErrorCode | null> {
  return checkUploadLength(file.size) ?? checkUpload(new Uint8Array(await file.arrayBuffer()));
}

/** One picture on its way to the server. A new choice takes the place of the one before; what failed can be sent again as it is. */
export function useFileUpload(send: SendFile): FileUpload {
  const text = useWords(uploadFieldText);
  const [state, setState] = useState<UploadState>({ name: 'idle' });
  const latest = useLatest({ send, fail: useWidget().fail });
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  const start = async (file: File) => {
    underWay.current?.abort();
    const own = (underWay.current = new AbortController());
    const set = (next: UploadState) => void (own.signal.aborted || setState(next));
    try {
      // a file that is gone, or in a cloud that does not answer, cannot be read
      const fault = await faultOf(file);
      if (fault) return set({ name: 'unfit', fault });
      set({ name: 'sending', file, share: 0 });
      await latest.current.send(file, (share) => set({ name: 'sending', file, share }), own.signal);
      set({ name: 'done', file });
    } catch (error) {
      if (!own.signal.aborted) tellOnce(latest.current.fail, error);
      set({ name: 'failed', file, why: isSessionExpired(error) ? undefined : errorMessageOr(error, text.failed) });
    }
  };
  return { state, start: (file: File) => void start(file) };
}

/** The address of a picture that the server keeps, as a page of any origin reaches it. */
export function usePicture(url: string | null): string | null {
  const { apiBase } = useWidget();
  return url === null ? null : new URL(url, apiBase || location.origin).href;
}
