import { MOST_REPORTS } from '@prosperx/core/report';

const figure = (many: number) => many.toLocaleString('en-IN');

/** Words of the reports of portfolios that an advisor hands out. */
export const portfolioReportsText = {
  one: 'Report',
  oneOf: (name: string) => `Portfolio report of ${name}`,
  all: 'Reports of all customers',
  title: 'Portfolio reports of all customers',
  about: `A ZIP file with a two-page PDF for each customer who holds something, with your name and ARN. Files are named by client code. At most ${figure(MOST_REPORTS)} reports, largest holdings first. Keep this page open meanwhile.`,
  make: 'Make the reports',
  making: 'Reports made',
  step: (done: number, of: number) =>
    of === 0 ? 'Checking who holds what …' : `${figure(done)} of ${figure(of)} made`,
  stop: 'Stop and keep those that are made',
  close: 'Close',
  save: 'Download the ZIP file',
  made: (many: number, without: number) =>
    `${figure(many)} ${many === 1 ? 'report is' : 'reports are'} ready.${without > 0 ? ` ${figure(without)} of your customers have none: they hold nothing, or no longer let you act.` : ''}`,
  failed: 'The reports could not be made. Please try again in a few minutes.',
};
