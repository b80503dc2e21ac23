import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { narrowingIn } from '../lib/narrowing.mjs';

const FOLDER = join(import.meta.dirname, '../../packages/api/migrations');

describe('a migration', () => {
  it('only widens, so that the server of the version before goes on beside it', () => {
    const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));
    expect(files.length).toBeGreaterThan(50);
    expect(files.flatMap((name) => narrowingIn(name, readFileSync(join(FOLDER, name), 'utf8')))).toEqual([]);
  });

  it.each([
    'drop table "notes";',
    'alter table "notes" drop column "text";',
    'alter table "notes" rename column "text" to "words";',
    'alter table "notes" rename to "marks";',
    'alter table "notes" alter column "size" set data type bigint;',
    'alter table "notes" alter column "size" set not null;',
    'alter table "notes" add column "size" integer not null;',
    'alter table "notes" add constraint "fits" foreign key ("a") references "b"("id");',
    'create index "notes_size" on "notes" ("size");',
    'drop index "notes_size";',
    'create index concurrently "a" on "notes" ("size");\n--> statement-breakpoint\nalter table "notes" add column "b" text;',
  ])('is refused: %s', (statement) => {
    expect(narrowingIn('0063_x', statement)).not.toEqual([]);
    expect(narrowingIn('0059_x', statement)).toEqual([]);
  });

  it.each([
    'create table "notes" ("id" text primary key, "size" integer not null);\n--> statement-breakpoint\ncreate index "notes_size" on "notes" ("size");',
    'alter table "notes" add column "size" integer;',
    'alter table "notes" add column "size" integer default 0 not null;',
    'alter table "notes" add column "size" integer not null default 0;',
    'create unique index concurrently "a" on "notes" ("size");\n--> statement-breakpoint\ndrop index concurrently if exists "b";',
    '-- narrows: notes.text has not been used since 0062\nalter table "notes" drop column "text";',
  ])('is taken: %s', (statement) => {
    expect(narrowingIn('0063_x', statement)).toEqual([]);
  });

  it('narrows only what an earlier version has stopped to use', () => {
    const text = '-- narrows: notes.text has not been used since 0063\nalter table "notes" drop column "text";';
    expect(narrowingIn('0063_x', text)).toHaveLength(1);
  });
});
