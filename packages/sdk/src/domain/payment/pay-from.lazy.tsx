import { SelectField } from '#primitives/form/select-field.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { usePayingAccount } from '#queries/paying-account.js';
import { payFromText } from './pay-from.text.js';

/** Asks which account is paid from; nothing where there is one. */
export function PayFrom() {
  const text = useWords(payFromText);
  const { banks, bankAccountId: chosen, choose } = usePayingAccount();
  if (banks.length < 2) return null;
  return (
    <SelectField
      label={text.label}
      options={banks.map(({ bankAccountId, name, account }) => ({ value: bankAccountId, text: `${name} ${account}` }))}
      value={chosen ?? ''}
      onPick={choose}
    />
  );
}
