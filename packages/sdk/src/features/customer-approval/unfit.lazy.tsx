import type { PxError } from '@prosperx/core/errors';
import { nomineeErrorText } from '@prosperx/core/nominee';
import { useWords } from '#primitives/hooks/use-words.js';
import { approvalRequestText } from './customer-approval.text.js';

/** Faults of a nominee whose sentences tell a fact. All others ask for an entry, for which there are no fields here. */
const FACTS = ['name_own', 'name_repeated', 'pan_own', 'aadhaar_own', 'id_repeated'] as const;

/** Says of what an advisor prepared that it cannot be done, and which fact of a nominee speaks against it. */
export function Unfit({ error }: { readonly error: PxError }) {
  const text = useWords(approvalRequestText);
  const faults = useWords(nomineeErrorText);
  const codes = Object.values(error.details.fields ?? {});
  const fact = FACTS.find((code) => codes.includes(code));
  return <>{fact === undefined ? text.unfit : `${faults[fact]} ${text.unfit}`}</>;
}
