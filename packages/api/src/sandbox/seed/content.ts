import { businessDate } from '@prosperx/core/time';
import { contentItems } from '#db/schema/index.js';
import type { SeedDeps } from './seed-person.js';

/** What advisors are shown to read and watch: one with a video of our own, one with a picture alone. */
export async function seedContent({ db }: SeedDeps): Promise<void> {
  await db.insert(contentItems).values([
    {
      id: 'cnt_sip',
      categoryId: 'sip',
      category: 'SIP',
      heading: 'A SIP in a minute',
      description: 'What a SIP is, in words for customers who have never invested: show it, then create leads.',
      thumbNail: 'sip-in-a-minute.svg',
      video: 'sip-in-a-minute',
      shownFrom: businessDate('2026-11-01'),
      shownTo: businessDate('2027-10-31'),
    },
    {
      id: 'cnt_tax',
      categoryId: 'tax',
      category: 'Tax saving',
      heading: 'Before 31 March',
      description:
        'Which customers still have room under section 123, once 80C, in the old tax regime, and what an ELSS locks in.',
      thumbNail: 'tax-season.svg',
      video: null,
      shownFrom: businessDate('2026-10-01'),
      shownTo: businessDate('2027-03-31'),
    },
  ]);
}
