import { businessDate, type BusinessDate, type Instant, instantAt } from '@prosperx/core/time';
import { calendar } from '#calendar.js';
import type { Db } from '#db/db.js';
import { addJob, type JobHandler } from '#jobs/jobs.js';
import { importNavs } from './import-navs.js';

/** Kind of the job that takes over the day's NAVs. */
export const PUBLISH_NAVS = 'publish-navs';

/** When the houses have published: India, late in the evening of every business day. */
const EVENING = '23:00';

/** Makes sure that the NAVs of the first business day on or after a date will be taken over. Each evening arranges for the next. */
export async function scheduleNavs(tx: Db, from: BusinessDate, now: Instant): Promise<void> {
  const day = calendar.onOrAfter(from);
  await addJob(tx, { kind: PUBLISH_NAVS, ref: day, dueAt: instantAt(day, EVENING), payload: { day } }, now);
}

/** The evening's work. A source that fails leaves what is known as it is, and is asked again. */
export const publishNavs: JobHandler = async ({ db, clock, log, providers }, job) => {
  const day = businessDate((job.payload as { day: string }).day);
  // before anything can fail: a lost evening must not be the last
  await scheduleNavs(db, calendar.add(day, 1), clock.now());
  const { changed, held } = await importNavs(db, await providers.navSource.quotesOn(day));
  log.info('navs_imported', { day, changed, held: held.join(',') });
};
