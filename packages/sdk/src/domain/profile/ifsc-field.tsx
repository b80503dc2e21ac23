import { bankErrorText, type Branch, tidyIfsc } from '@prosperx/core/bank';
import { TextField } from '#primitives/form/text-field.js';
import type { BoundField } from '#primitives/form/use-form.js';
import { useWords } from '#primitives/hooks/use-words.js';
import type { useBranch } from '#queries/bank.js';
import { ifscText } from './ifsc.text.js';

interface IfscFieldProps {
  readonly field: BoundField<string>;
  /** What was found of it. */
  readonly branch: Pick<ReturnType<typeof useBranch>, 'data' | 'isError'>;
}

/** An IFSC with the bank and the branch that it names. */
export function IfscField({ field, branch }: IfscFieldProps) {
  const bankErrorWords = useWords(bankErrorText);
  const text = useWords(ifscText);
  const found = branch.data;
  return (
    <TextField
      {...field}
      label={text.ifsc}
      accept={tidyIfsc}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      confirmed={found?.branch ? text.branch(found.bank, found.branch, found.city) : undefined}
      hint={branch.isError ? text.unchecked : hintOf(found, text)}
      error={field.error ?? (found === null ? bankErrorWords.ifsc_invalid : undefined)}
      figures
    />
  );
}

/** Says that an IFSC is not found, or that its branch cannot be named. */
function hintOf(found: Branch | null | undefined, text: typeof ifscText): string | undefined {
  if (!found) return text.hint;
  return found.branch ? undefined : text.branchUnknown(found.bank);
}
