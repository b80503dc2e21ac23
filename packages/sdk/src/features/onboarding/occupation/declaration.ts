import { errorTextIn } from '@prosperx/core/errors';
import { nomineesErrorText } from '@prosperx/core/nominee';
import {
  checkFatca,
  checkIncomeSlab,
  checkOccupation,
  type Fatca,
  type IncomeSlab,
  INDIA,
  type OccupationType,
  profileErrorText,
  type ProfileView,
} from '@prosperx/core/profile';
import type { Form } from '#primitives/form/use-form.js';
import { byField, residencesOf, type TaxValues, taxValuesOf } from './tax-residences.js';

/** What the exchange is told of occupation, income and taxes, as fields of a form. */
export type DeclaredValues = Omit<Fatca, 'taxResidences'> &
  TaxValues & {
    readonly occupationType: OccupationType | '';
    readonly incomeSlab: IncomeSlab | '';
    readonly agreed: boolean;
  };
/** A form that has these fields. */
export type DeclarationForm = Pick<Form<DeclaredValues>, 'errorOf' | 'field' | 'set' | 'values'>;

/** What nearly everybody answers: the declaration names each of them. */
const USUAL: Fatca = { birthPlace: '', birthCountry: INDIA, taxResidences: [], pepStatus: 'N' };

/** Returns what the fields start with. */
export function declaredValuesOf(view: ProfileView): DeclaredValues {
  const { taxResidences, ...answers } = view.fatca ?? USUAL;
  return {
    occupationType: view.occupationType ?? '',
    incomeSlab: view.incomeSlab ?? '',
    ...answers,
    ...taxValuesOf(taxResidences),
    agreed: view.fatcaCompliant,
  };
}

/** Returns the answers for FATCA that the fields say. */
export function fatcaOf(values: DeclaredValues): Fatca {
  const { birthPlace, birthCountry, pepStatus } = values;
  return { birthPlace, birthCountry, taxResidences: residencesOf(values), pepStatus };
}

/** Returns the codes of what is wrong. */
export const checkDeclared = (values: DeclaredValues) => ({
  occupationType: checkOccupation(values.occupationType),
  incomeSlab: checkIncomeSlab(values.incomeSlab),
  ...byField(checkFatca(fatcaOf(values))),
});

/** Returns the sentence of a refusal that no field of a form shows; undefined where each is shown. */
export function unshownIn(fields: Readonly<Record<string, string>>, isShown: (name: string) => boolean) {
  const [, code] = Object.entries(fields).find(([name]) => !isShown(name)) ?? [];
  return code === undefined ? undefined : errorTextIn(code, profileErrorText, nomineesErrorText);
}

/** The sentence of a code. */
export const declaredTextOf = (code: string): string => errorTextIn(code, profileErrorText);
