import { RISK_LEVELS, type RiskLevel } from '@prosperx/core/fund';
import { type BusinessDate, businessDate, dateCodec } from '@prosperx/core/time';
import * as z from 'zod/mini';
import { plainFund } from '#records/fund/fund-of.js';
import { type NamedText, MasterFileError } from '#records/fund/master-file.js';

/** What a file says of a scheme. Risk and size are those of all its plans, the expense ratio that of one plan. */
export interface SchemeFacts {
  /** How the scheme is found: by the code of one of its plans, or by its name in plain text. */
  readonly of: { readonly amfiCode: string } | { readonly name: string };
  readonly date: BusinessDate;
  readonly riskometer: RiskLevel | null;
  readonly sizeCrores: number | null;
  readonly expenses: readonly {
    /** null for the plan that has the code. */
    readonly plan: 'Regular' | 'Direct' | null;
    readonly percent: number;
    readonly date: BusinessDate;
  }[];
}

const nullable = <Schema extends z.core.$ZodType>(schema: Schema) => z.optional(z.nullable(schema));

const attributesSchema = z.object({
  asOf: dateCodec,
  items: z.array(
    z.object({
      amfiCode: z.union([z.number(), z.string()]),
      risk: nullable(z.string()),
      aumMillion: nullable(z.number()),
      ter: nullable(z.number()),
      terDate: nullable(dateCodec),
    }),
  ),
});

const MILLIONS_A_CRORE = 10;

/** A level as the fund houses write it, such as "Very High Risk". */
const riskIn = (text: string | null | undefined) =>
  RISK_LEVELS.find((level) => level.toLowerCase() === text?.replace(/\s*risk$/i, '').toLowerCase()) ?? null;

function attributesIn({ name, text }: NamedText): readonly SchemeFacts[] {
  const content = ((): unknown => {
    try {
      return JSON.parse(text) as unknown;
    } catch (cause) {
      throw new MasterFileError(`${name} is not JSON: perhaps an error page, or part of a file`, { cause });
    }
  })();
  const read = z.safeDecode(attributesSchema, content as z.input<typeof attributesSchema>);
  if (!read.success) {
    const place = read.error.issues[0]?.path.join('.') ?? '';
    throw new MasterFileError(`${name} is not a list of attributes: look at "${place}"`);
  }
  return read.data.items.map(({ amfiCode, risk, aumMillion, ter, terDate }) => ({
    of: { amfiCode: String(amfiCode) },
    date: read.data.asOf,
    riskometer: riskIn(risk),
    sizeCrores: aumMillion == null ? null : aumMillion / MILLIONS_A_CRORE,
    expenses: ter == null || terDate == null ? [] : [{ plan: null, percent: ter, date: terDate }],
  }));
}

const TER_TITLES = {
  name: 'Scheme Name',
  Regular: 'Regular Plan - Total TER (%)',
  Direct: 'Direct Plan - Total TER (%)',
} as const;

/** The cells of a line of CSV, without the quotes around some. */
export const cellsIn = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain]) =>
    (quoted?.replaceAll('""', '"') ?? plain ?? '').trim(),
  );

function expensesIn({ name, text }: NamedText): readonly SchemeFacts[] {
  const [, year, month] = /(\d{4})-(\d{2})\.csv$/.exec(name) ?? [];
  if (year === undefined)
    throw new MasterFileError(`${name} does not name its month; call it by it, such as amfi-ter-2026-08.csv`);
  // the first day of it: no figure is taken for newer than it is
  const date = businessDate(`${year}-${month}-01`);
  const [titles = [], ...rows] = text.trimEnd().split(/\r?\n/).map(cellsIn);
  const missing = Object.values(TER_TITLES).filter((title) => !titles.includes(title));
  if (missing.length > 0) throw new MasterFileError(`${name} has no column ${missing.join(', ')}`);
  return rows.map((cells) => {
    const of = (title: keyof typeof TER_TITLES) => cells[titles.indexOf(TER_TITLES[title])] ?? '';
    const expenses = (['Regular', 'Direct'] as const).flatMap((plan) => {
      const percent = Number(of(plan));
      // zero stands for a plan that the scheme does not have
      return percent > 0 && percent < 10 ? [{ plan, percent, date }] : [];
    });
    return { of: { name: plainFund(of('name')) }, date, riskometer: null, sizeCrores: null, expenses };
  });
}

/**
 * Reads facts of schemes: a list of attributes in JSON (`asOf`, and `items` with `amfiCode`, `risk`, `aumMillion`, `ter`, `terDate`), or
 * AMFI's expense ratios in CSV, whose name ends with their month. Throws MasterFileError for what is neither.
 */
export const parseFacts = (file: NamedText): readonly SchemeFacts[] =>
  /\.csv$/i.test(file.name) ? expensesIn(file) : attributesIn(file);
