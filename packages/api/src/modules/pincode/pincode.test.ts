import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPincodeDetails } from '@prosperx/core/pincode';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { pincodes } from '#db/schema/index.js';
import { parsePincodes } from '#providers/pincode/imported-pincodes.js';
import { importPincodes } from '#records/pincode/import-pincodes.js';
import { SANDBOX_PLACES } from '#sandbox/lookups/sandbox-pincodes.js';
import { describeWithDb } from '#testing/engines.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const file = [
  'pincode,district,state,mainOffice,officeType,offices',
  '411038,PUNE,MAHARASHTRA,Bhusari Colony S.O,PO,3',
  '190001,SRINAGAR,JAMMU AND KASHMIR,Srinagar GPO,HO,9',
  '900056,NA,NA,56 APO,PO,1',
  '',
].join('\r\n');

describeWithDb(
  'getPincodeDetails',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute(sql`delete from throttles`);
      await given.db.delete(pincodes);
    });
    const look = (pincode: string) => kit.client().call(getPincodeDetails, { query: { pincode } });
    const none = { operationMessage: 'false', responseData: null };

    it('a pincode comes with city and state, also for visitors', async () => {
      const pune = { city: 'Pune', state: 'Maharashtra' };
      expect(await look('411038')).toEqual({ operationMessage: 'true', responseData: pune });
    });

    it.each(['411099', '011038', '41103', '', 'abc'])('%j does not exist', async (pincode) => {
      expect(await look(pincode)).toEqual(none);
    });

    it('a pincode cannot be checked while the source is silent', async () => {
      Object.assign(kit.services.providers, { pincodes: { find: () => Promise.reject(new Error('down')) } });
      expect(await kit.client().fail(getPincodeDetails, { query: { pincode: '411038' } })).toMatchObject({
        code: 'pincode_unchecked',
        message: 'Pincode validation Failed. Please try again later.',
      });
      expect(await look('abc')).toEqual(none);
    });

    it('a pincode is looked up sixty times by an address, and then every five seconds', async () => {
      for (let left = 60; left > 0; left -= 1) await look('411038');
      const failure = await kit.client().fail(getPincodeDetails, { query: { pincode: '411038' } });
      expect(failure.code).toBe('too_many_requests');
      kit.clock.advance(5_000);
      await look('411038');
    });

    it('a pincode is known from an import, which replaces the one before as a whole', async () => {
      expect(await importPincodes(given.db, file)).toBe(2);
      const srinagar = { city: 'Srinagar', state: 'Jammu and Kashmir' };
      expect(await look('190001')).toEqual({ operationMessage: 'true', responseData: srinagar });
      await expect(importPincodes(given.db, 'a,b\n1,2')).rejects.toThrow('the columns must be named');
      expect(await given.db.$count(pincodes)).toBe(2);
      expect(await importPincodes(given.db, file.replace('411038', '411039'))).toBe(2);
      expect((await look('411039')).operationMessage).toBe('true');
      expect(await given.db.$count(pincodes)).toBe(2);
    });
  },
  'seeded',
);

describe('parsePincodes', () => {
  it.each([
    'circlename,regionname,divisionname,officename,pincode,officetype,delivery,district,statename,latitude,longitude\n' +
      'Maharashtra Circle,Pune Region,Pune City East,"Camp, Pune S.O",411001,PO,Delivery,PUNE,MAHARASHTRA,18.5,73.8',
    '\uFEFFofficename,pincode,officeType,Deliverystatus,divisionname,regionname,circlename,Taluk,Districtname,Statename\r\n' +
      'Camp S.O,411001,S.O,Delivery,Pune,Pune,Maharashtra,Haveli,Pune,MAHARASHTRA\r\n',
  ])('reads the directory in each layout that it was published in', (csv) => {
    expect(parsePincodes(csv)).toEqual([{ pincode: '411001', city: 'Pune', state: 'Maharashtra' }]);
  });

  it('without places is none', () => {
    expect(() => parsePincodes('')).toThrow('the columns must be named');
    expect(() => parsePincodes('pincode,district,state\n')).toThrow('there is no place in it');
  });
});

const folder = process.env['REFERENCE_DATA'];

describe.skipIf(folder === undefined)('parsePincodes (REFERENCE_DATA)', () => {
  const csv = folder === undefined ? '' : readFileSync(join(folder, 'pincode/pincodes.csv'), 'utf8');

  it('are read, all but those without a state', () => {
    const rows = parsePincodes(csv);
    expect(rows).toHaveLength(19_486);
    expect(rows[0]).toEqual({ pincode: '110001', city: 'New Delhi', state: 'Delhi' });
    expect(new Set(rows.map(({ state }) => state)).size).toBe(36);
  });

  it('bear out the states of the sandbox, but for Agartala, which the file has in Telangana', () => {
    const stateOf = new Map(parsePincodes(csv).map(({ pincode, state }) => [pincode, state]));
    for (const [city, state, ...known] of SANDBOX_PLACES)
      for (const pincode of known) if (city !== 'Agartala') expect(stateOf.get(pincode), pincode).toBe(state);
  });
});
