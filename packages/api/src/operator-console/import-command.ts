import { basename } from 'node:path';
import type { ImportKind } from '@prosperx/core/operator';
import { audit, byCommand } from '#audit/audit.js';
import { StartError } from '#db/start-error.js';
import type { Services } from '#kernel/services.js';
import { importText } from '#modules/fund/import.text.js';
import type { Accepted } from '#records/fund/import-navs.js';
import { beginImport } from '#records/fund/import-run.js';
import { importers } from './importers.js';

/** What `npm run import` is asked for. */
export interface ImportCommand {
  readonly kind: ImportKind;
  readonly source: string;
  /** The AMFI codes after `--accept`: jumps of their NAVs are stored. */
  readonly accepted: Accepted;
  /** true after `--fewer`: the file may have far fewer rows than what is known. */
  readonly mayShrink: boolean;
}

const isKind = (kind: string): kind is ImportKind => Object.hasOwn(importers, kind);

const CODES = /^\d{4,8}(,\d{4,8})*$/;

/** Reads `KIND SOURCE`, `--fewer`, and `--accept CODE,…` where the source has NAVs. Throws `StartError` for anything else. */
export function readImportCommand([kind = '', source, ...options]: readonly string[]): ImportCommand {
  const hasNavs = kind === 'nav' || kind === 'history';
  let [accepted, mayShrink]: [readonly string[], boolean] = [[], false];
  while (options.length > 0) {
    const [option, codes = ''] = options.splice(0, options[0] === '--accept' ? 2 : 1);
    if (option === '--fewer') mayShrink = true;
    else if (option === '--accept' && hasNavs && CODES.test(codes)) accepted = codes.split(',');
    else throw new StartError(importText.usage);
  }
  if (!isKind(kind) || source === undefined) throw new StartError(importText.usage);
  return { kind, source, accepted: new Set(accepted), mayShrink };
}

/** Notes that a command begins an import, in the audit log too, as the console does. Returns the id of its run. */
export const beginImportByCommand = (
  services: Pick<Services, 'db' | 'clock' | 'crypto'>,
  { kind, source }: Pick<ImportCommand, 'kind' | 'source'>,
): Promise<string> =>
  services.db.transaction(async (db) => {
    const ctx = byCommand({ ...services, db });
    const { id } = await beginImport(ctx, { kind, fileName: basename(source) });
    await audit(ctx, { action: 'import.begun', details: { kind } });
    return id;
  });
