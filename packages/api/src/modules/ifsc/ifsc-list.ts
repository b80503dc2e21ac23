import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import type { IfscSource } from './port.js';

/** Every IFSC there is, as Razorpay publishes it (IFSC.json): by the bank's letters its branches, as numbers where they are ones. */
export type IfscList = ReadonlyMap<string, ReadonlySet<string | number>>;

const fileSchema = z.record(z.string(), z.array(z.union([z.string(), z.number()])));

export async function readIfscList(path: string): Promise<IfscList> {
  const banks = z.parse(fileSchema, JSON.parse(await readFile(path, 'utf8')));
  return new Map(Object.entries(banks).map(([bank, branches]) => [bank, new Set(branches)]));
}

/** Whether an IFSC stands in the list. */
export function isListed(list: IfscList, ifsc: string): boolean {
  const branch = ifsc.slice(5);
  return ifsc[4] === '0' && (list.get(ifsc.slice(0, 4))?.has(/^\d+$/.test(branch) ? Number(branch) : branch) ?? false);
}

/** Asks the source only about what stands in the list: the rest does not exist. */
export function listedIfsc(list: IfscList, source: IfscSource): IfscSource {
  return { find: (ifsc) => (isListed(list, ifsc) ? source.find(ifsc) : Promise.resolve(null)) };
}
