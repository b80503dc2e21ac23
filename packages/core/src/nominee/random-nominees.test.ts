import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#testing/runs.js';
import { businessDate } from '#time/business-date.js';
import { checkNominees, type NomineeErrors, type NomineesFindings, withEqualShares } from './check-nominees.js';
import { blankNominee, type NomineeDraft, type NomineeField, type NomineeRules, sebi2026Rules } from './nominee.js';
import type { NomineeErrorCode } from './nominee.text.js';

const investor = { name: 'Asha Rao', pan: 'PERSO0000A', aadhaarLastFour: '1000' };
const today = businessDate('2026-11-22');

/** A value of a field with the fault that it was made to have, and whose it is where nobody else may have it. */
interface Made {
  readonly text: string;
  readonly fault: NomineeErrorCode | 'empty' | null;
  readonly of?: string;
}
type Nominee = Readonly<Record<Exclude<NomineeField, 'isNomineeMinor'>, Made>> & { readonly isNomineeMinor: boolean };

const made = (fault: Made['fault'], ...texts: readonly string[]) =>
  fc.constantFrom(...texts).map((text): Made => ({ text, fault }));
const good = (...texts: readonly string[]) => ({ weight: 8, arbitrary: made(null, ...texts) });
const empty = { weight: 1, arbitrary: made('empty', '', ' ') };
const field = (...options: fc.MaybeWeightedArbitrary<Made>[]): fc.Arbitrary<Made> => fc.oneof(...[empty, ...options]);

/** A few people, so that some are named twice; the first is the investor. */
const PEOPLE = ['Asha Rao', 'Ravi Rao', 'Anil Rao', 'Sunil Shah', 'Vimal Shah', 'Zoya Khan', 'Meera Iyer', 'Om Das'];
const person = fc.nat(PEOPLE.length - 1);
const names = fc.tuple(person, fc.boolean()).map(([who, isLoud]): Made => {
  const name = PEOPLE[who] ?? '';
  return { text: isLoud ? name.toUpperCase() : name, fault: who === 0 ? 'name_own' : null, of: `name ${who}` };
});

/** A way to identify a nominee, with a number that has its form, or another's. */
const identity = fc.constantFrom('1', '2', '3').chain((type) => {
  const number = person.chain((who): fc.Arbitrary<Made> => {
    const of = `id ${type} ${who}`;
    if (type === '1') return fc.constant({ text: `PERSO000${who}A`, fault: who === 0 ? 'pan_own' : null, of });
    if (type === '2') return fc.constant({ text: `100${who}`, fault: who === 0 ? 'aadhaar_own' : null, of });
    const written = [`MH12 2011001234${who}`, `MH122011001234${who}`, `mh12 2011001234${who}`];
    return fc.constantFrom(...written).map((text) => ({ text, fault: null, of }));
  });
  const wrong: Record<string, fc.Arbitrary<Made>> = {
    '1': made('pan_invalid', 'wrong0001a', 'PERSO001A', 'PERSO0001', '1001'),
    '2': made('aadhaar_invalid', '123', '12345', 'abcd', '123412341234'),
    '3': made('licence_invalid', 'MH12  20990012345', 'MH1220110012', 'PERSO0001A'),
  };
  const kept = made(null, '••••1234', 'XXXX1234'.replaceAll('X', '•'));
  return fc.record({
    nomineeIdentityType: fc.constant<Made>({ text: type, fault: null }),
    nomineeIDNumber: field(
      { weight: 8, arbitrary: number },
      wrong[type] ?? number,
      kept,
      made('id_too_long', 'A'.repeat(31)),
    ),
  });
});
/** What has no type cannot have the form of one either. */
const unidentified = fc.record({
  nomineeIdentityType: field(made('id_type_invalid', '0', '4', 'PAN')),
  nomineeIDNumber: field(made('licence_invalid', 'PERSO0001A', '1001')),
});

const SHARES = good('1', '33.34', '50', '99.99', '100', '1.5', '33.3');
const others = fc.record({
  nomineeName: field(
    { weight: 8, arbitrary: names },
    made('name_invalid', 'R2 Rao', "D'Souza", 'Rao  Rao', 'रवि'),
    made('name_too_long', 'A'.repeat(41)),
  ),
  relationship: field(good('Brother', 'Others', 'Grand Son'), made('relationship_required', 'Friend', 'brother')),
  nomineePercentage: field(SHARES, made('share_invalid', '0.99', '100.01', '33.345', '1e1', '-5', '5,5')),
  isNomineeMinor: fc.boolean(),
  nomineeDOB: field(
    good('2026-11-22', '2008-11-23', '2015-06-01', '2020-02-29'),
    made('birth_not_minor', '2026-11-23', '2008-11-22', '1990-01-01'),
    made('birth_no_date', '2015-02-29', '01/06/2015', '2015-13-01'),
  ),
  guardianName: field(
    good('Asha Rao', 'Vimal Shah'),
    made('guardian_invalid', 'Asha 2', 'A.'),
    made('guardian_too_long', 'A'.repeat(36)),
  ),
  nomineeEmail: field(
    good('ravi@example.com', 'r.rao+x@mail.example.in'),
    made('email_invalid', 'ravi@', 'ravi', '@example.com', 'ravi@example'),
    made('email_too_long', `${'a'.repeat(120)}@x.in`),
  ),
  nomineeMobile: field(good('9876543210', '6000000000'), made('mobile_invalid', '98765', '1234567890', '98765432100')),
  nomineeAddress: field(good('12 Karve Road', 'x'.repeat(40)), made('address_too_long', 'x'.repeat(41))),
  nomineePincode: field(good('411038', '110001'), made('pincode_unknown', '011038', '41103', '4110388', '41103a')),
});
const nominee: fc.Arbitrary<Nominee> = fc
  .tuple(others, fc.oneof({ weight: 8, arbitrary: identity }, unidentified))
  .map(([rest, id]) => ({ ...rest, ...id }));

/** Nominees whose shares make a whole more often than chance would have it, or of whom none has one. */
const list = fc
  .tuple(fc.array(nominee, { maxLength: 11 }), fc.constantFrom('any', 'whole', 'none'))
  .map(([all, shares]) =>
    all.map((one, at) => {
      if (shares === 'any') return one;
      const each = Math.floor(10_000 / all.length);
      const share = at === 0 ? 10_000 - each * (all.length - 1) : each;
      const given: Made =
        shares === 'none' ? { text: '', fault: 'empty' } : { text: (share / 100).toFixed(2), fault: null };
      return { ...one, nomineePercentage: given };
    }),
  );
const rules: fc.Arbitrary<NomineeRules> = fc.record({
  version: fc.constant('own'),
  from: fc.constant(''),
  most: fc.integer({ min: 1, max: 10 }),
  mandatory: fc.oneof(
    fc.constant(sebi2026Rules.mandatory),
    fc.subarray(Object.keys(blankNominee).filter((name) => name !== 'isNomineeMinor')),
  ),
  equalSplit: fc.boolean(),
  optOut: fc.boolean(),
});

const REQUIRED: Readonly<Record<Exclude<NomineeField, 'isNomineeMinor'>, NomineeErrorCode>> = {
  nomineeName: 'name_required',
  relationship: 'relationship_required',
  nomineePercentage: 'share_required',
  nomineeDOB: 'birth_required',
  guardianName: 'guardian_required',
  nomineeIdentityType: 'id_type_invalid',
  nomineeIDNumber: 'id_required',
  nomineeEmail: 'email_required',
  nomineeMobile: 'mobile_required',
  nomineeAddress: 'address_required',
  nomineePincode: 'pincode_required',
};
const FIELDS = Object.keys(REQUIRED) as (keyof typeof REQUIRED)[];

/** What has to be found, told from how the nominees were made. */
function expected(all: readonly Nominee[], { most, mandatory, equalSplit }: NomineeRules): NomineesFindings {
  const taken = new Set<string>();
  const faultOf = (one: Nominee, name: keyof typeof REQUIRED): NomineeErrorCode | null => {
    const { fault, of } = one[name];
    if (!one.isNomineeMinor && (name === 'nomineeDOB' || name === 'guardianName')) return null;
    if (fault === 'empty') return name === 'nomineeDOB' || mandatory.includes(name) ? REQUIRED[name] : null;
    if (fault !== null || of === undefined || !taken.has(of)) return fault;
    return name === 'nomineeName' ? 'name_repeated' : 'id_repeated';
  };
  const nominees = all.map((one) => {
    const faults = FIELDS.flatMap((name) => {
      const fault = faultOf(one, name);
      return fault ? [[name, fault] as const] : [];
    });
    for (const { of } of [one.nomineeName, one.nomineeIDNumber]) if (of) taken.add(of);
    return Object.fromEntries(faults) as NomineeErrors;
  });
  const shares = all.map(({ nomineePercentage }) => nomineePercentage);
  const isWhole =
    shares.reduce((sum, { text, fault }) => sum + (fault === null ? Math.round(Number(text) * 100) : 0), 0) === 10_000;
  const isFree = equalSplit && shares.every(({ fault }) => fault === 'empty');
  const fault = all.length > most ? 'nominees_too_many' : isWhole || isFree ? null : 'shares_not_whole';
  return { nominees, list: all.length === 0 ? 'nominee_missing' : fault };
}

const draftOf = (one: Nominee): NomineeDraft => ({
  ...(Object.fromEntries(FIELDS.map((name) => [name, one[name].text])) as Omit<NomineeDraft, 'isNomineeMinor'>),
  isNomineeMinor: one.isNomineeMinor,
});

/** Says that `check` finds what lists were made to have. */
const findsWhatWasMade = (check: typeof checkNominees) =>
  fc.property(list, rules, (all, own) => {
    expect(check(all.map(draftOf), { rules: own, investor, today })).toEqual(expected(all, own));
  });

describe('random lists of nominees', () => {
  // Trust G5: 10,000 lists of up to 11 nominees by rules of 1 to 10: the fault of every field and of the list, as they were made
  it('have the faults that they were made with, and no other', () => {
    fc.assert(findsWhatWasMade(checkNominees), runs(10_000));
  });

  // Trust G5, control: a check that knows none of the nominees before is found to be wrong
  it('find a check that lets a nominee be named twice', () => {
    const careless: typeof checkNominees = (nominees, context) => ({
      ...checkNominees(nominees, context),
      nominees: nominees.map((one) => checkNominees([one], context).nominees[0] ?? {}),
    });
    expect(fc.check(findsWhatWasMade(careless), runs(10_000)).failed).toBe(true);
  });

  it('are whole once equal shares are given to a list without any', () => {
    fc.assert(
      fc.property(list, rules, (all, own) => {
        const context = { rules: own, investor, today };
        const shared = withEqualShares(all.map(draftOf), context);
        const { list: fault } = checkNominees(shared, { ...context, rules: { ...own, equalSplit: false } });
        expect(fault).toBe(expected(all, own).list);
      }),
      runs(1_000),
    );
  });
});
