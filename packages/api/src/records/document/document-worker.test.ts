import { searchFunds } from '@prosperx/core/fund';
import { describe, expect, it } from 'vitest';
import { layOutDocuments } from '#testing/blank-documents.js';
import { countOf } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { codeOf, testKit } from '#testing/test-kit.js';
import { type Layout, layOut } from './document-layout.mjs';
import { DOCUMENT_LIMITS, documents, documentWorker, pictures } from './document-worker.js';
import { documentWorkerText } from './document-worker.text.js';
import { DocumentWriter } from './document-writer.js';

layOutDocuments();

/** A table of so many rows; a PDF may have 500. */
function layoutOf(rows: number): Layout {
  const writer = new DocumentWriter('A title', new Date('2026-11-16T04:30:00Z'));
  const columns = Array.from({ length: 8 }, (_, at) => ({ title: `Column ${at}`, width: 10 }));
  writer.table({
    name: 'Rows',
    columns,
    rows: Array.from({ length: rows }, (_, row) => columns.map((_column, at) => ({ text: `Cell ${row} ${at}` }))),
  });
  return writer.layout((page, pages) => [`${page} of ${pages}`]);
}

describe('documentWorker', () => {
  const small = layoutOf(1);
  const picture = { title: 'A', lead: 'B', figure: '₹1', share: 0.5, facts: [], foot: ['C'], warning: 'D' };

  it.each([
    ['time', { time: 0 }],
    ['memory', { memory: 8 }],
  ])('gives a document up that needs more %s than it may, says so, and lives on', async (_, limit) => {
    const worker = documentWorker({ ...DOCUMENT_LIMITS, ...limit });
    for (let times = 2; times > 0; times--)
      await expect(worker.layOut(small)).rejects.toMatchObject({
        code: 'unavailable',
        message: documentWorkerText.document.tooLong,
      });
  });

  it('draws a picture under limits too, and says so in words of its own', async () => {
    const hasty = documentWorker({ ...DOCUMENT_LIMITS, time: 0 });
    await expect(hasty.draw(picture)).rejects.toMatchObject({
      code: 'unavailable',
      message: documentWorkerText.picture.tooLong,
    });
  });

  it('has pictures and documents wait in lines of their own', async () => {
    const all = Array.from({ length: DOCUMENT_LIMITS.waiting + 2 }, () => codeOf(documents.layOut(small)));
    const png = await pictures.draw(picture);
    expect(Buffer.from(png).toString('latin1', 1, 4)).toBe('PNG');
    expect((await Promise.all(all)).at(-1)).toBe('unavailable');
  });

  it('takes documents one after another, and no more than may wait', async () => {
    const worker = documentWorker({ ...DOCUMENT_LIMITS, waiting: 1 });
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(worker.layOut(small))));
    expect(codes).toEqual(['', '', 'unavailable']);
    expect(Buffer.from(await worker.layOut(small)).toString('latin1', 0, 5)).toBe('%PDF-');
  });
});

describeWithDb(
  'a server that lays out a long table',
  (given) => {
    const big = layoutOf(countOf({ test: 60, trust: 500 }));

    /** The share of the time of a document in which a caller who asks again and again was not answered. */
    async function longestSilence(make: (layout: Layout) => Promise<unknown>): Promise<number> {
      const client = testKit(given.db).client();
      const ask = () => client.send(searchFunds, { query: { q: 'liquid' } });
      await ask();
      let isMade = false;
      const since = performance.now();
      const made = make(big).finally(() => (isMade = true));
      let [last, longest] = [since, 0];
      while (!isMade) {
        await ask();
        // a caller comes by the event loop, by which the document comes too: the embedded database answers without it
        await new Promise(setImmediate);
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      }
      await made;
      return longest / (performance.now() - since);
    }

    it('answers others meanwhile', async () => {
      const worker = documentWorker(DOCUMENT_LIMITS);
      expect(await longestSilence((layout) => worker.layOut(layout))).toBeLessThan(0.5);
    });

    it('would answer nobody if it did so itself', async () => {
      expect(await longestSilence(layOut)).toBeGreaterThan(0.8);
    });
  },
  'seeded',
);
