import { checkUpload, UPLOAD_HEAD_BYTES } from '@prosperx/core/upload';
import { useEffect, useRef, useState } from 'react';
import { isSessionExpired, errorMessageOr } from './error-message.js';
import type { FileUpload, UploadState } from '#primitives/form/upload-field.js';
import type { SendFile } from './upload.js';
import { uploadFieldText as text } from '#primitives/form/upload-field.text.js';
import { useLatest } from '#primitives/hooks/use-latest.js';

/** Whether the first bytes are those of a picture that is taken, and there are not too many of them. */
async function isFit(file: File): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, UPLOAD_HEAD_BYTES).arrayBuffer());
  return checkUpload(file.size, head) === null;
}

/** One picture on its way to the server. A new choice takes the place of the one before; what failed can be sent again as it is. */
export function useFileUpload(send: SendFile): FileUpload {
  const [state, setState] = useState<UploadState>({ name: 'idle' });
  const sendLatest = useLatest(send);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  const start = async (file: File) => {
    underWay.current?.abort();
    const own = (underWay.current = new AbortController());
    const set = (next: UploadState) => void (own.signal.aborted || setState(next));
    if (!(await isFit(file))) return set({ name: 'unfit' });
    set({ name: 'sending', file, share: 0 });
    try {
      await sendLatest.current(file, (share) => set({ name: 'sending', file, share }), own.signal);
      set({ name: 'done', file });
    } catch (error) {
      set({ name: 'failed', file, why: isSessionExpired(error) ? undefined : errorMessageOr(error, text.failed) });
    }
  };
  return { state, start: (file: File) => void start(file) };
}
