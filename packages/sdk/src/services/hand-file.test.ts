import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leave, prepare } from '#bridge/testing/app-shells.js';
import { FILE_TAKER, handFile, offerFile } from './hand-file.js';
import { createProvider } from './provider-registry.js';

beforeEach(prepare);
afterEach(leave);

const apiBase = 'https://invest.example';
const receipt = { fileName: 'receipt.pdf', fileUrl: '/prosperx-api/receipts/1', fileType: 'application/pdf' };
const opened = () => vi.mocked(window.open).mock.calls.map(([url]) => url);

/** A frame, whose page takes a file or leaves it. */
function frame(takes: boolean) {
  const shared = createProvider({ apiBase });
  const asked = vi.fn(() => Promise.resolve(takes));
  shared.get(FILE_TAKER, () => asked);
  return { widget: { apiBase, shared }, asked };
}

describe('a file of the server', () => {
  it('is offered to the page around a frame, by its whole address, and is the page’s then', async () => {
    const { widget, asked } = frame(true);
    await handFile(receipt, widget);
    expect(asked.mock.calls).toEqual([[{ ...receipt, fileUrl: apiBase + receipt.fileUrl }]]);
    expect(opened()).toEqual([]);
  });

  it('opens in a tab where the page leaves it', async () => {
    await handFile(receipt, frame(false).widget);
    expect(opened()).toEqual([apiBase + receipt.fileUrl]);
  });

  it('opens within the press where there is no page to ask', () => {
    void handFile(receipt, { apiBase, shared: createProvider({ apiBase }) });
    expect(opened()).toEqual([apiBase + receipt.fileUrl]);
  });
});

it('an address that is none of the web is offered to nobody', async () => {
  const { widget, asked } = frame(true);
  expect(await offerFile({ ...receipt, fileUrl: 'javascript:alert(1)' }, widget)).toBe(false);
  expect(asked).not.toHaveBeenCalled();
  expect(opened()).toEqual([]);
});
