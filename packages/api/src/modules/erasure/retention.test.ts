import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import * as schema from '#db/schema/index.js';
import { otherTables } from './other-tables.js';
import { personalTables } from './retention.js';

const all = Object.values(schema).filter((value) => value instanceof PgTable);
const namesOf = (tables: readonly PgTable[]) => tables.map((table) => getTableName(table)).sort();
const personal = personalTables.map(({ table }) => table);

describe('the retention list', () => {
  // Trust G2: every table is on the list of what is kept and erased
  it('names each table of the schema once', () => {
    expect(namesOf([...personal, ...otherTables.map(({ table }) => table)])).toEqual(namesOf(all));
  });

  it('holds every table that names an account or a person among the personal ones', () => {
    const naming = all.filter((table) =>
      Object.keys(getTableColumns(table)).some((name) => /^(profile|user)Id$/.test(name)),
    );
    for (const table of naming) expect(namesOf(personal)).toContain(getTableName(table));
  });

  it('erases what refers to a table before that table', () => {
    for (const [at, table] of personal.entries()) {
      const later = new Set(namesOf(personal.slice(at + 1)));
      for (const key of getTableConfig(table).foreignKeys) {
        const name = getTableName(key.reference().foreignTable);
        if (namesOf(personal).includes(name)) expect(later, `${getTableName(table)} → ${name}`).toContain(name);
      }
    }
  });

  it('keeps of a profile on hold what the privacy policy names, and nothing besides', () => {
    const ofProfile = personalTables.find(({ table }) => getTableName(table) === 'profiles');
    const cleared = typeof ofProfile?.onHold === 'object' ? Object.keys(ofProfile.onHold.cleared) : [];
    const kept = Object.keys(getTableColumns(schema.profiles)).filter((name) => !cleared.includes(name));
    const identity = ['name', 'kycName', 'pan', 'dateOfBirth', 'address', 'pincode', 'city', 'state'];
    const declared = ['fatca', 'fatcaDeclaredAt', 'taxStatus', 'majorStatus', 'mobileDeclaration', 'emailDeclaration'];
    const kyc = ['kycStatus', 'kycRawStatus', 'kycCheckedAt', 'panProvenAt', 'registeredWithBse', 'registrationRef'];
    const ofTheRow = ['id', 'userId', 'ucc', 'prefilled', 'revision', 'closedAt', 'position', 'createdAt'];
    expect(kept.sort()).toEqual([...identity, ...declared, ...kyc, ...ofTheRow].sort());
    expect(ofProfile?.why).toContain('FATCA');
  });

  it('clears on hold only what is there and may be empty', () => {
    for (const { table, onHold } of personalTables) {
      if (typeof onHold === 'string') continue;
      for (const name of Object.keys(onHold.cleared)) expect(getTableColumns(table)[name]?.notNull, name).toBe(false);
    }
  });
});
