import { describe, expect, it } from 'vitest';
import { png } from '#testing/pictures.js';
import { PICTURE_LIMITS, pictureWorker } from './picture-worker.js';

describe('pictureWorker', () => {
  it.each([
    ['memory', { memory: 1_000_000 }],
    ['work', { cpu: 0 }],
    ['time', { time: 0 }],
  ])('gives a picture up that needs more %s than it may, and lives on', async (_, limit) => {
    const worker = pictureWorker({ ...PICTURE_LIMITS, ...limit });
    for (let times = 2; times > 0; times--) expect(await worker.decode('clean', 'image/png', png())).toBeNull();
  });

  it('takes pictures one after another, and no more than may wait', async () => {
    const worker = pictureWorker({ ...PICTURE_LIMITS, waiting: 1 });
    const taken = await Promise.allSettled([1, 2, 3].map(() => worker.decode('clean', 'image/png', png())));
    expect(taken.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(await worker.decode('clean', 'image/png', png())).not.toBeNull();
  });
});
