import { errorText, PxError } from '@prosperx/core/errors';
import { UPLOAD_MAX_BYTES } from '@prosperx/core/upload';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SendFile } from '#services/upload-fetch.js';
import { useFileUpload } from '#services/upload.js';
import { ProsperXProvider } from '#widget/react.js';
import { UploadField } from './upload-field.js';

afterEach(cleanup);

const HEAD = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const picture = (name = 'a.png', bytes: number = HEAD.length) =>
  new File([HEAD, new Uint8Array(bytes - HEAD.length)], name, { type: 'image/png' });
const INVALID = 'Invalid file. You can upload image file of < 5mb size.';

interface FieldProps {
  readonly send: SendFile;
  readonly url?: string | null;
}

function Upload({ send, url = null }: FieldProps) {
  return <UploadField label="Signature" url={url} upload={useFileUpload(send)} />;
}

const Field = (props: FieldProps) => (
  <ProsperXProvider onError={({ code }) => failures.push(code)}>
    <Upload {...props} />
  </ProsperXProvider>
);
/** What the page has heard of. */
const failures: string[] = [];
const input = () => screen.getByLabelText<HTMLInputElement>(/Signature/);

/** A way to the server that answers when it is told to. */
function slowly() {
  const calls: {
    file: File;
    tell: (share: number) => void;
    signal: AbortSignal;
    done: () => void;
    lost: () => void;
  }[] = [];
  const send: SendFile = (file, tell, signal) =>
    new Promise((resolve, reject) =>
      calls.push({
        file,
        tell,
        signal,
        done: () => resolve(null),
        lost: () => reject(new PxError('upload_failed', { message: errorText.upload_failed })),
      }),
    );
  return { calls, send };
}
const nth = async (calls: ReturnType<typeof slowly>['calls'], index: number) => {
  await waitFor(() => expect(calls.length).toBeGreaterThan(index));
  return calls[index]!;
};

describe('UploadField', () => {
  it('shows how far it has come, and that it is there', async () => {
    const { calls, send } = slowly();
    render(<Field send={send} />);
    await userEvent.upload(input(), picture());
    const call = await nth(calls, 0);
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0);
    call.tell(0.42);
    await waitFor(() => expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(42));
    call.done();
    expect(await screen.findByText('File uploaded successfully.')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('takes a picture of the largest size, and none that is larger, empty, or no picture', async () => {
    const { calls, send } = slowly();
    render(<Field send={send} />);
    for (const wrong of [
      picture('large.png', UPLOAD_MAX_BYTES + 1),
      new File([], 'empty.png', { type: 'image/png' }),
      new File(['<svg/>'], 'drawing.png', { type: 'image/png' }),
    ]) {
      await userEvent.upload(input(), wrong);
      expect(await screen.findByText(INVALID)).toBeTruthy();
    }
    expect(calls).toEqual([]);
    await userEvent.upload(input(), picture('largest.png', UPLOAD_MAX_BYTES));
    await nth(calls, 0);
    expect(screen.queryByText(INVALID)).toBeNull();
  });

  it('takes no picture whose header promises more than 25 megapixels, and says so', async () => {
    const { calls, send } = slowly();
    render(<Field send={send} />);
    const head = new Uint8Array(24);
    head.set(HEAD);
    new DataView(head.buffer).setUint32(16, 5_001);
    new DataView(head.buffer).setUint32(20, 5_000);
    await userEvent.upload(input(), new File([head], 'bomb.png', { type: 'image/png' }));
    expect(await screen.findByText(errorText.too_many_pixels)).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('says that a file cannot be read, which is tried again by a press', async () => {
    const { calls, send } = slowly();
    render(<Field send={send} />);
    const gone = picture();
    gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    await userEvent.upload(input(), gone);
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to upload. Please try again later.');
    Reflect.deleteProperty(gone, 'arrayBuffer');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await nth(calls, 0)).file).toBe(gone);
  });

  it('sends what was lost again, as it was chosen', async () => {
    const { calls, send } = slowly();
    render(<Field send={send} />);
    await userEvent.upload(input(), picture('mine.png'));
    failures.length = 0;
    (await nth(calls, 0)).lost();
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to upload. Please try again later.');
    expect(failures).toEqual(['upload_failed']);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await nth(calls, 1)).file.name).toBe('mine.png');
  });

  it('says nothing of a session that ended, of which the login speaks, and can be sent again', async () => {
    const send = vi.fn<SendFile>().mockRejectedValue(new PxError('signed_out', { message: errorText.signed_out }));
    render(<Field send={send} />);
    await userEvent.upload(input(), picture('mine.png'));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(screen.queryByText(errorText.signed_out)).toBeNull();
  });

  it('lets a new choice take the place of the one under way', async () => {
    const { calls, send } = slowly();
    render(<Field send={send} />);
    await userEvent.upload(input(), picture('first.png'));
    const first = await nth(calls, 0);
    await userEvent.upload(input(), picture('second.png'));
    const second = await nth(calls, 1);
    expect(first.signal.aborted).toBe(true);
    first.lost();
    second.done();
    expect(await screen.findByText('File uploaded successfully.')).toBeTruthy();
    expect(screen.getByText('second.png')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  // a browser has it and happy-dom has not; by it Preact tells how the event is written
  Object.defineProperty(HTMLElement.prototype, 'ondrop', { value: null, writable: true, configurable: true });

  it('takes a file that is dropped on it', async () => {
    const { calls, send } = slowly();
    render(<Field send={send} />);
    fireEvent.drop(input(), { dataTransfer: { files: [picture('dropped.png')] } });
    expect((await nth(calls, 0)).file.name).toBe('dropped.png');
  });

  it('shows what is kept already', () => {
    render(<Field send={slowly().send} url="https://site.test/files/1" />);
    expect(screen.getByRole<HTMLImageElement>('img', { name: 'Preview: Signature' }).src).toBe(
      'https://site.test/files/1',
    );
    expect(screen.getByLabelText('Replace Signature')).toBeTruthy();
  });
});
