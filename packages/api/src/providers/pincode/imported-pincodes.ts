import { checkPincode } from '@prosperx/core/pincode';
import { eq } from 'drizzle-orm';
import { pincodes } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import type { PincodeSource } from '#providers/providers.js';

type Row = typeof pincodes.$inferInsert;

const NEEDED = ['pincode', 'district', 'state'] as const;

/** "NEW DELHI" as people write it: "New Delhi". */
const written = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/(^|[\s(-])\p{L}/gu, (first) => first.toUpperCase())
    .replace(/ And /g, ' and ');

/** The cells of a line; a cell with a comma stands in quotes. */
const cells = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain = '']) =>
    (quoted?.replaceAll('""', '"') ?? plain).trim(),
  );

/** "Districtname", "DistrictName" and "district" name one column; the directory has had each. */
const plainTitle = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/name$/, '');

/**
 * Reads India Post's directory by the titles of its columns: pincode, district and state, whichever others there are. Rows without a state
 * (the army's) are left out. Throws for a file with other titles, and for one without places.
 */
export function parsePincodes(csv: string): Row[] {
  const [title = '', ...lines] = csv.split(/\r?\n/).filter((line) => line.trim() !== '');
  const titles = cells(title.replace(/^\uFEFF/, '')).map(plainTitle);
  const [pincodeAt = -1, districtAt = -1, stateAt = -1] = NEEDED.map((name) => titles.indexOf(name));
  if (pincodeAt < 0 || districtAt < 0 || stateAt < 0) throw new Error(`the columns must be named ${NEEDED.join(', ')}`);
  const rows = new Map<string, Row>();
  for (const line of lines.map(cells)) {
    const [pincode = '', city = '', state = ''] = [line[pincodeAt], line[districtAt], line[stateAt]];
    if (checkPincode(pincode) || state === '' || state === 'NA') continue;
    rows.set(pincode, { pincode, city: written(city), state: written(state) });
  }
  if (rows.size === 0) throw new Error('there is no place in it');
  return [...rows.values()];
}

/** The table that `npm run import -- pincodes FILE` fills. */
export function importedPincodes({ db }: Pick<Services, 'db'>): PincodeSource {
  return {
    find: async (pincode) => {
      const [row] = await db.select().from(pincodes).where(eq(pincodes.pincode, pincode));
      return row ? { city: row.city, state: row.state } : null;
    },
  };
}
