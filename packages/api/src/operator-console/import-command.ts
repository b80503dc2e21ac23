import type { ImportKind } from '@prosperx/core/operator';
import { StartError } from '#db/start-error.js';
import { importText } from '#modules/fund/import.text.js';
import type { Accepted } from '#records/fund/import-navs.js';
import { importers } from './importers.js';

/** What `npm run import` is asked for. */
export interface ImportCommand {
  readonly kind: ImportKind;
  readonly source: string;
  /** The AMFI codes after `--accept`: jumps of their NAVs are stored. */
  readonly accepted: Accepted;
}

const isKind = (kind: string): kind is ImportKind => Object.hasOwn(importers, kind);

const CODES = /^\d{4,8}(,\d{4,8})*$/;

/** Reads `KIND SOURCE`, and `--accept CODE,…` where the source has NAVs. Throws `StartError` for anything else. */
export function readImportCommand([kind = '', source, ...options]: readonly string[]): ImportCommand {
  const hasNavs = kind === 'nav' || kind === 'history';
  const [option, codes = '', ...rest] = options;
  const isAccepting = option === '--accept' && hasNavs && CODES.test(codes);
  if (!isKind(kind) || source === undefined || rest.length > 0 || (option !== undefined && !isAccepting))
    throw new StartError(importText.usage);
  return { kind, source, accepted: new Set(isAccepting ? codes.split(',') : []) };
}
