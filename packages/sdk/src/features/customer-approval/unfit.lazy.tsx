import type { PxError } from '@prosperx/core/errors';
import { nomineeErrorText } from '@prosperx/core/nominee';
import { useWords } from '#primitives/hooks/use-words.js';
import { approvalRequestText } from './customer-approval.text.js';

/** Says of what an advisor prepared that it cannot be done, and what is wrong with a nominee. */
export function Unfit({ error }: { readonly error: PxError }) {
  const text = useWords(approvalRequestText);
  const faults: Readonly<Record<string, string>> = useWords(nomineeErrorText);
  const fault = Object.values(error.details.fields ?? {}).flatMap((code) => faults[code] ?? [])[0];
  return <>{fault === undefined ? text.unfit : `${fault} ${text.unfit}`}</>;
}
