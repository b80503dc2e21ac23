import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '#http/index.js';
import { fromNomineePayload, NOMINEE_SLOTS, SLOT_FIELDS, toNomineePayload, updateNominees } from './api.js';
import { NOMINEE_ID_TYPES, type NomineeDraft, toPercent } from './nominee.js';
import { RELATIONSHIPS } from './relationships.js';

const text = fc.string({ maxLength: 50 });
const date = fc.constantFrom('2020-02-29', '2010-01-31', '2026-11-16');

/** A nominee as the form gives it: of an adult neither birth nor guardian, a share of whole hundredths. */
const draft: fc.Arbitrary<NomineeDraft> = fc
  .record({
    nomineeName: text,
    relationship: fc.constantFrom(...RELATIONSHIPS),
    nomineePercentage: fc.integer({ min: 100, max: 10_000 }).map((share) => String(toPercent(share))),
    isNomineeMinor: fc.boolean(),
    nomineeDOB: date,
    guardianName: text,
    nomineeIdentityType: fc.constantFrom<string>(...NOMINEE_ID_TYPES),
    nomineeIDNumber: text,
    nomineeEmail: text,
    nomineeMobile: text,
    nomineeAddress: text,
    nomineePincode: text,
  })
  .map((nominee) => (nominee.isNomineeMinor ? nominee : { ...nominee, nomineeDOB: '', guardianName: '' }));

describe('the payload of nominees', () => {
  it('can be read back as the nomination', () => {
    fc.assert(
      fc.property(fc.array(draft, { maxLength: 3 }), (nominees) => {
        expect(fromNomineePayload(toNomineePayload({ optIn: true, nominees }))).toEqual({ optIn: true, nominees });
      }),
    );
  });

  it('survives the wire', () => {
    fc.assert(
      fc.property(fc.array(draft, { maxLength: 3 }), (nominees) => {
        const payload = toNomineePayload({ optIn: true, nominees });
        expect(JSON.parse(JSON.stringify(payload))).toEqual(payload);
      }),
    );
  });

  it('has every field of three slots, null throughout where a slot is unused', () => {
    const payload = toNomineePayload({ optIn: true, nominees: [] });
    expect(payload.nomineeOptFlag).toBe(true);
    expect(Object.keys(payload)).toHaveLength(1 + NOMINEE_SLOTS.length * Object.keys(SLOT_FIELDS).length);
    expect(Object.entries(payload).filter(([, value]) => value !== null)).toEqual([['nomineeOptFlag', true]]);
  });

  it('is the flag alone when none are wanted, whatever is typed', () => {
    fc.assert(
      fc.property(fc.array(draft, { maxLength: 3 }), (nominees) => {
        expect(toNomineePayload({ optIn: false, nominees })).toEqual({ nomineeOptFlag: false });
      }),
    );
    expect(fromNomineePayload({ nomineeOptFlag: false })).toEqual({ optIn: false, nominees: [] });
  });

  it('fits the call, field by field', () => {
    const fields = Object.keys(toNomineePayload({ optIn: true, nominees: [] }));
    expect(fieldsOf(updateNominees.body).sort()).toEqual([...fields, 'ticket'].sort());
  });

  it('reads the code of a relationship as its name', () => {
    const payload = { nomineeOptFlag: true, nominee1Name: 'A', nominee1Relationship: '20' };
    expect(fromNomineePayload(payload).nominees[0]?.relationship).toBe('Spouse');
  });

  it('closes a gap: a nominee in the second slot alone is the first', () => {
    const { nominees } = fromNomineePayload({ nomineeOptFlag: true, nominee2Name: 'Kiran Rao' });
    expect(nominees.map(({ nomineeName }) => nomineeName)).toEqual(['Kiran Rao']);
  });
});
