import { eq } from 'drizzle-orm';
import { pincodes } from '#db/schema/index.js';
import type { Services } from '#services.js';
import type { PincodeSource } from './port.js';

/** The table that `npm run pincodes:import` fills. */
export function importedPincodes({ db }: Pick<Services, 'db'>): PincodeSource {
  return {
    find: async (pincode) => {
      const [row] = await db.select().from(pincodes).where(eq(pincodes.pincode, pincode));
      return row ? { city: row.city, state: row.state } : null;
    },
  };
}
