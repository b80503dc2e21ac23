import { addDays, businessDate, businessDateAt } from '@prosperx/core/time';
import type { JobHandler } from '#queue/queue.js';
import { importNavs, scheduleNavs } from '#records/fund/import-navs.js';
import { beginImport, finishImport } from '#records/fund/import-run.js';
import { importMarket } from './import-market.js';
import { importText } from './import.text.js';
import { takePublishedFacts } from './store-facts.js';

/**
 * The day's work: takes over the NAVs, and schemes that are new, renamed or ended where the source knows of them. A source that fails
 * leaves what is known as it is, and is asked again.
 */
export const publishNavs: JobHandler = async ({ db, clock, log, providers, calendar }, job) => {
  const { navSource } = providers;
  const day = businessDate((job.payload as { day: string }).day);
  const now = clock.now();
  // before anything can fail: a lost day must not be the last
  await scheduleNavs(db, addDays(day, 1), now, calendar);
  const warnOfHeld = (held: readonly string[]) => {
    if (held.length > 0) log.warn('navs_held', { day, held: held.join(',') });
  };
  if (navSource.quotesOn) {
    const { changed, held } = await importNavs(db, await navSource.quotesOn(day));
    log.info('navs_imported', { day, changed, held: held.join(',') });
    warnOfHeld(held);
  }
  if (navSource.factsOn) {
    const { factsOn } = navSource;
    log.info('facts_imported', { day, schemes: await takePublishedFacts(db, { factsOn }, day) });
  }
  if (navSource.fileOn) {
    const text = await navSource.fileOn(day);
    const deps = { db, clock, actor: { kind: 'system' } } as const;
    const { id } = await beginImport(deps, { kind: 'nav', fileName: day });
    await finishImport(deps, id, async (progress) => {
      const report = await importMarket(db, text, { today: businessDateAt(now), now, progress });
      log.info('market_imported', {
        ...report,
        day,
        held: report.held.join(','),
        accepted: report.accepted.join(','),
        unknownSections: report.unknownSections.join(', '),
      });
      warnOfHeld(report.held);
      return importText.report(report);
    });
  }
};
