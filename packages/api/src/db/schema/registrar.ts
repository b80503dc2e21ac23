import { doublePrecision, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { day, id, instant, lookup, nav, paise, sealed, units } from './columns.js';
import { folios } from './folio.js';
import { schemes } from './fund.js';
import { agents, profiles } from './identity.js';

const agentCode = () =>
  text()
    .notNull()
    .references(() => agents.code);
const registrar = () => text({ enum: ['CAMS', 'KFINTECH'] }).notNull();

/** Registrars' files that advisors have taken over whole: each once. */
export const registrarFiles = pgTable(
  'registrar_files',
  {
    id: id().primaryKey(),
    agentCode: agentCode(),
    registrar: registrar(),
    kind: text({ enum: ['brokerage', 'transactions', 'folios', 'sips'] }).notNull(),
    /** SHA-256, in hexadecimal. */
    fileHash: text().notNull(),
    rows: integer().notNull(),
    importedAt: instant().notNull(),
  },
  (table) => [unique().on(table.agentCode, table.kind, table.fileHash)],
);

/** What fund houses paid an advisor, by their registrars' files. */
export const brokerageRows = pgTable(
  'brokerage_rows',
  {
    id: id().primaryKey(),
    agentCode: agentCode(),
    registrar: registrar(),
    /** What makes the row this one, in whatever file it comes. */
    rowKey: text().notNull(),
    /** The first day of the month for which it is paid. */
    month: day().notNull(),
    folioNumber: text().notNull(),
    product: text().notNull(),
    schemeName: text(),
    kind: text({ enum: ['trail', 'upfront', 'clawback', 'other'] }).notNull(),
    from: day(),
    until: day(),
    /** Per cent a year. */
    rate: doublePrecision(),
    amount: paise().notNull(),
    subBroker: text(),
    /** The customer who has the folio, with its house and scheme; null while nobody is known to have it. */
    profileId: id().references(() => profiles.id),
    fundHouse: text(),
    schemeId: id().references(() => schemes.id),
  },
  (table) => [
    unique().on(table.agentCode, table.registrar, table.rowKey),
    index().on(table.agentCode, table.month),
    index().on(table.profileId),
  ],
);

/** What registrars' feeds say of folios, those of nobody here among them: beside our books, and never in them. */
export const registrarRecords = pgTable(
  'registrar_records',
  {
    id: id().primaryKey(),
    agentCode: agentCode(),
    registrar: registrar(),
    feed: text({ enum: ['transactions', 'folios', 'sips'] }).notNull(),
    /** What makes the row this one, in whatever file it comes. */
    recordKey: text().notNull(),
    folioNumber: text().notNull(),
    product: text().notNull(),
    schemeName: text().notNull(),
    kind: text({
      enum: [
        'purchase',
        'sip',
        'redemption',
        'switch_in',
        'switch_out',
        'dividend',
        'reversal',
        'stp',
        'swp',
        'holding',
      ],
    }).notNull(),
    date: day().notNull(),
    until: day(),
    units: units().notNull(),
    nav: nav(),
    amount: paise(),
    frequency: text().notNull(),
    importedAt: instant().notNull(),
    /** Keyed hash of the PAN, by which a customer is found; null where the file has none. */
    panHash: lookup(),
    /** The name in the file, while nobody is known to have the folio; null after. */
    holder: sealed(),
    profileId: id().references(() => profiles.id),
    /** The folio here that it is of, with the scheme in it; null of one that was not bought here. */
    folioId: id().references(() => folios.id),
    schemeId: id().references(() => schemes.id),
  },
  (table) => [
    unique().on(table.agentCode, table.registrar, table.feed, table.recordKey),
    index().on(table.profileId),
    index().on(table.folioId),
  ],
);
