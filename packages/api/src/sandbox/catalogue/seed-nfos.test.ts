import { readFileSync } from 'node:fs';
import { NFO_CATEGORIES, nfoCategoryOn } from '@prosperx/core/nfo';
import { addDays, businessDateAt } from '@prosperx/core/time';
import { describe, expect, it } from 'vitest';
import { readNfoFile } from '#modules/nfo/nfo-file.js';
import { SANDBOX_START } from '#sandbox/sandbox-clock.js';
import { NFO_MOVED_DAYS, sandboxNfos } from './seed-nfos.js';

const folder = process.env['REFERENCE_DATA'];

describe("the sandbox's new fund offers", () => {
  it('are of every group on its first day, each on its own days of the week', () => {
    const moved = (date: (typeof sandboxNfos.items)[number]['nfoOpenDate']) => addDays(date, NFO_MOVED_DAYS);
    const categories = sandboxNfos.items.map(({ nfoOpenDate, nfoClosureDate, allotmentDate }) =>
      nfoCategoryOn(
        { opens: moved(nfoOpenDate), closes: moved(nfoClosureDate), allotted: allotmentDate && moved(allotmentDate) },
        businessDateAt(SANDBOX_START),
      ),
    );
    const counts = NFO_CATEGORIES.map((category) => categories.filter((each) => each === category).length);
    expect(counts).toEqual([13, 4, 3, 18]);
    expect(NFO_MOVED_DAYS % 7).toBe(0);
  });

  it.skipIf(folder === undefined)('are those of the reference data (REFERENCE_DATA)', () => {
    expect(sandboxNfos).toEqual(readNfoFile(readFileSync(`${folder}/nfo/nfo-2026.json`, 'utf8')));
  });
});
