import { MAX_TAX_RESIDENCES, type NoTinReason, type TaxResidence } from '@prosperx/core/profile';

const SLOTS = [0, 1, 2] as const;
type Slot = (typeof SLOTS)[number];
/** The answer of who has a tax number. */
export const HAS_TIN = 'has';

/** Countries of tax residence beside India as fields of a form: so many of the slots are shown. */
export type TaxValues = Readonly<Record<`taxCountry${Slot}` | `tin${Slot}`, string>> &
  Readonly<Record<`noTin${Slot}`, NoTinReason | typeof HAS_TIN>> & { readonly taxResidenceCount: number };

/** The slots that are shown. */
export const slotsOf = ({ taxResidenceCount }: Pick<TaxValues, 'taxResidenceCount'>) =>
  SLOTS.slice(0, Math.min(taxResidenceCount, MAX_TAX_RESIDENCES));

/** Returns the fields of countries. */
export function taxValuesOf(residences: readonly TaxResidence[]): TaxValues {
  const valueIn = (slot: Slot) => residences[slot] ?? { country: '', tin: '', noTin: '' };
  return {
    taxResidenceCount: residences.length,
    taxCountry0: valueIn(0).country,
    taxCountry1: valueIn(1).country,
    taxCountry2: valueIn(2).country,
    tin0: valueIn(0).tin,
    tin1: valueIn(1).tin,
    tin2: valueIn(2).tin,
    noTin0: valueIn(0).noTin || HAS_TIN,
    noTin1: valueIn(1).noTin || HAS_TIN,
    noTin2: valueIn(2).noTin || HAS_TIN,
  };
}

/** Returns the countries that the fields say. */
export const residencesOf = (values: TaxValues): readonly TaxResidence[] =>
  slotsOf(values).map((slot) => {
    const noTin = values[`noTin${slot}`];
    return {
      country: values[`taxCountry${slot}`],
      tin: noTin === HAS_TIN ? values[`tin${slot}`] : '',
      noTin: noTin === HAS_TIN ? '' : noTin,
    };
  });

/** Returns codes by the names of the fields, which the rule names by the place in the list: `taxResidences.0.tin` is `tin0`. */
export const byField = <Code>(codes: Readonly<Record<string, Code>>): Record<string, Code> =>
  Object.fromEntries(
    Object.entries(codes).map(([name, code]) => {
      const [, slot, field] = /^taxResidences\.(\d)\.(country|tin)$/.exec(name) ?? [];
      return [slot === undefined ? name : `${field === 'tin' ? 'tin' : 'taxCountry'}${slot}`, code];
    }),
  );
