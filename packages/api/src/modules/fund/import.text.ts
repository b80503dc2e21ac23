import type { FactFile } from './fact-file.js';
import type { FactFileReport } from './import-fact-file.js';
import type { FactsReport } from './import-facts.js';
import type { HistoryReport } from './import-history.js';
import type { MarketReport } from './import-market.js';
import type { SchemesReport } from './import-schemes.js';
import type { SipsReport } from './import-sips.js';
import type { TermsReport } from './import-terms.js';

const schemes = (count: number) => `${count} ${count === 1 ? 'scheme' : 'schemes'}`;

const badLines = ({ bad }: Pick<SchemesReport, 'bad'>) => bad.map(({ line, what }) => `Line ${line}: ${what}.`);

const factNames: Readonly<Record<FactFile, string>> = {
  'expense-ratios': 'Expense ratios',
  'exit-loads': 'Exit loads',
  riskometers: 'Riskometers',
  sizes: 'Sizes',
  benchmarks: 'Benchmarks',
  managers: 'Managers',
  portfolios: 'Portfolios',
  documents: 'Documents',
};

const FEW = 10;
const few = (codes: readonly (string | number)[]) =>
  [...codes.slice(0, FEW), ...(codes.length > FEW ? [`and ${codes.length - FEW} more`] : [])].join(', ');

export const importText = {
  usage:
    'Name what to import and from where: npm run import -- nav FILE|URL (all schemes and last NAVs), history FILE|FOLDER (NAVs of many days), schemes FILE and sips FILE (limits, from the exchange), plans FILE (what schemes accept of STPs, from the exchange), facts FILE (risk, size, expense ratios), one kind of facts each by expense-ratios, exit-loads, riskometers, sizes, benchmarks, managers, portfolios or documents FILE, nfo FILE (new fund offers), or pincodes FILE (India Post’s directory). After nav or history, --accept CODE,CODE stores the NAVs of these AMFI codes however far they jump. --fewer takes a file over that has far fewer rows than what is known.',
  pincodes: (count: number) => `${count} pincodes were imported.`,
  noFile: (file: string) => `${file} cannot be read.`,
  notUtf8: (file: string) =>
    `${file} is not in UTF-8: its names would be stored with holes. Save it in UTF-8, then import it.`,
  refused: (reason: string) => `Nothing was imported: ${reason}.`,
  progress: (done: number, all: number, what = 'schemes') => {
    const tenths = Math.floor((done / all) * 20);
    return `${'█'.repeat(tenths)}${'░'.repeat(20 - tenths)} ${done} of ${all} ${what}`;
  },
  /** The lines that say what an import has changed. */
  report: (report: MarketReport): readonly string[] => [
    `NAVs up to ${report.date}: ${report.navs} new or revised.`,
    `${schemes(report.added)} added, ${report.changed} changed; ${report.listed} are listed, ${report.ended} have ended.`,
    ...(report.refused.length > 0
      ? [`${report.refused.length} rows without a usable NAV or date were left out: line ${few(report.refused)}.`]
      : []),
    ...(report.held.length > 0
      ? [
          `Not stored, look at them: ${report.held.join(', ')} (the NAV more than doubled or halved, or its date is in the future). Once you have compared a NAV with the fund house's, import this file with --accept CODE.`,
        ]
      : []),
    ...(report.accepted.length > 0 ? [`Stored, since you have looked at them: ${report.accepted.join(', ')}.`] : []),
    ...report.unknownSections.map((section) => `Left out because its section is not known: ${section}`),
    ...(report.newer > 0
      ? [`${schemes(report.newer)}: a newer file was imported before, so only the NAVs were taken.`]
      : []),
    ...(report.modelled > 0 ? [`${schemes(report.modelled)} of the sandbox keep the NAVs that it makes.`] : []),
  ],
  /** The lines that say what an import of histories has changed. */
  historyReport: (report: HistoryReport): readonly string[] => [
    `${report.rows} NAVs of ${schemes(report.schemes)} read: ${report.added} new, ${report.revised} revised.`,
    ...report.rebases.map(
      ({ amfiCode, date, factor }) =>
        `${amfiCode}: the face value changed on ${date}, ${factor > 0 ? `× ${factor}` : `÷ ${-factor}`}; returns take it into account.`,
    ),
    ...report.badFiles.map((file) => `Left out because it is not a file of NAVs: ${file}.`),
    ...report.refused.map((place) => `Left out because its NAV is zero or not a number: ${place}.`),
    ...report.held.map(
      ({ amfiCode, date, days }) =>
        `Not stored, look at it: ${amfiCode} from ${date}, ${days} ${days === 1 ? 'day' : 'days'} (the NAV more than doubled or halved, or its date is in the future). Once you have compared these NAVs with the fund house's, import this file with --accept ${amfiCode}.`,
    ),
    ...(report.unknown.length > 0
      ? [`Left out, import their schemes first (npm run import -- nav FILE): ${few(report.unknown)}`]
      : []),
    ...(report.modelled.length > 0 ? [`The sandbox makes the NAVs of ${few(report.modelled)}; they stay.`] : []),
  ],
  /** The lines that say what an import of the terms of STPs has changed. */
  termsReport: ({ rows, changed, stale, unknown, bad }: TermsReport): readonly string[] => [
    `Terms of STPs, a row for each scheme and frequency: ${rows} read, ${changed} changed.`,
    ...(stale > 0 ? [`${stale} rows are older than what we have, or dated in the future, and were left out.`] : []),
    ...(unknown > 0
      ? [`${unknown} rows name an ISIN that no scheme has; import today's schemes first (npm run import -- nav FILE).`]
      : []),
    ...badLines({ bad }),
  ],
  /** The lines that say what an import of scheme facts has changed. */
  schemesReport: (report: SchemesReport): readonly string[] => [
    `Facts of ${schemes(report.rows)}: ${report.changed} changed; ${report.orderable} can be ordered now, ${report.stopped} no longer.`,
    ...(report.stale > 0
      ? [`${report.stale} rows are more than 12 months old and were left out; get today's file.`]
      : []),
    ...(report.direct > 0 ? [`${report.direct} rows of direct plans were left out: they cannot be ordered here.`] : []),
    ...(report.unknown > 0
      ? [
          `${report.unknown} rows name an ISIN that no open scheme has; import today's schemes first (npm run import -- nav FILE).`,
        ]
      : []),
    ...badLines(report),
  ],
  /** The lines that say what an import of a SIP master has changed. */
  sipsReport: (report: SipsReport): readonly string[] => [
    `SIPs of ${schemes(report.schemes)}: ${report.changed} changed; ${report.opened} can be invested in monthly now, ${report.closed} no longer.`,
    ...(report.stale > 0 ? [`${report.stale} rows are too old and were left out; get today's file.`] : []),
    ...(report.unknown > 0
      ? [
          `${report.unknown} rows name an ISIN that no open regular plan has; import today's schemes first (npm run import -- nav FILE).`,
        ]
      : []),
    ...badLines(report),
  ],
  /** The lines that say what an import of one kind of facts has changed. */
  factFileReport: (report: FactFileReport): readonly string[] => [
    `${factNames[report.file]} of ${schemes(report.read)} read: ${report.changed} plans and options changed.`,
    ...(report.stale > 0
      ? [`${report.stale} are older than what we have, past their age, or dated in the future, and were left out.`]
      : []),
    ...(report.unknown > 0
      ? [
          `${report.unknown} name an ISIN or code that no scheme has; import today's schemes first (npm run import -- nav FILE).`,
        ]
      : []),
    ...(report.modelled > 0
      ? [
          `${schemes(report.modelled)} of the sandbox ${report.modelled === 1 ? 'keeps' : 'keep'} the facts that it plays.`,
        ]
      : []),
    ...badLines(report),
  ],
  /** The lines that say what an import of facts has changed. */
  factsReport: (report: FactsReport): readonly string[] => [
    `Facts of ${schemes(report.schemes)}: ${report.changed} of their plans and options changed.`,
    ...(report.stale > 0
      ? [`Those of ${schemes(report.stale)} are more than 12 months old, or dated in the future, and were left out.`]
      : []),
    ...(report.unknown > 0
      ? [
          `${schemes(report.unknown)} of the file ${report.unknown === 1 ? 'is' : 'are'} not known here; import today's schemes first (npm run import -- nav FILE).`,
        ]
      : []),
  ],
};
