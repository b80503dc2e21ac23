import type { MarketReport } from './import-market.js';

const schemes = (count: number) => `${count} ${count === 1 ? 'scheme' : 'schemes'}`;

export const importText = {
  usage:
    'Name what to import and from where: npm run import -- nav FILE, or an address such as https://portal.amfiindia.com/spages/NAVAll.txt',
  noFile: (file: string) => `${file} cannot be read.`,
  refused: (reason: string) => `Nothing was imported: ${reason}.`,
  progress: (done: number, all: number) => {
    const tenths = Math.floor((done / all) * 20);
    return `${'█'.repeat(tenths)}${'░'.repeat(20 - tenths)} ${done} of ${all} schemes`;
  },
  /** The lines that say what an import has changed. */
  report: (report: MarketReport): readonly string[] => [
    `NAVs up to ${report.date}: ${report.navs} new or revised.`,
    `${schemes(report.added)} added, ${report.changed} changed; ${report.listed} are listed, ${report.ended} have ended.`,
    ...(report.refused > 0 ? [`${report.refused} rows without a usable NAV or date were left out.`] : []),
    ...(report.held.length > 0
      ? [
          `Not stored, look at them: ${report.held.join(', ')} (the NAV more than doubled or halved, or its day is to come).`,
        ]
      : []),
    ...report.unknownSections.map((section) => `Left out, since its section is not known: ${section}`),
    ...(report.modelled > 0 ? [`${schemes(report.modelled)} of the sandbox keep the NAVs that it makes.`] : []),
  ],
};
