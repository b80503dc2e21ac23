import { bankErrorText, type Branch, tidyBankAccount, tidyIfsc } from '@prosperx/core/bank';
import type { ProfileView } from '@prosperx/core/profile';
import { TextField } from '#primitives/form/text-field.js';
import { TextLink } from '#primitives/display/text-link.js';
import { bankText as text } from './bank.text.js';
import type { Bank } from './use-bank.js';

const nothing = () => undefined;

/** The account that is linked, its number masked. */
export function SavedAccount({ bank, view }: { readonly bank: Bank; readonly view: ProfileView }) {
  const { data: found } = bank.branch;
  const branch = found
    ? text.branch(found.bank, found.branch, found.city)
    : text.branch(view.bankName ?? '', view.branchName ?? '', '');
  return (
    <>
      <div className="onboarding__whole">
        <TextField
          label={text.account}
          value={view.bankAccountNumber ?? ''}
          onInput={nothing}
          confirmed={view.isBankLinked && !view.isBankUnchecked ? text.linkedBefore : undefined}
          error={bank.refusal}
          hint={bank.isLocked ? undefined : <TextLink onClick={bank.change}>{text.change}</TextLink>}
          readOnly
          figures
        />
      </div>
      <TextField label={text.ifsc} value={view.ifscCode ?? ''} onInput={nothing} confirmed={branch} readOnly figures />
    </>
  );
}

/** Of an IFSC that is not found, or whose branch nobody can name. */
function hintOf(found: Branch | null | undefined): string | undefined {
  if (!found) return text.ifscHint;
  return found.branch ? undefined : text.branchUnknown(found.bank);
}

/** An account that is typed; its branch stands below the IFSC. */
export function AccountFields({ bank }: { readonly bank: Bank }) {
  const { form, branch } = bank;
  const found = branch.data;
  return (
    <>
      <div className="onboarding__whole">
        <TextField
          {...form.field('bankAccountNumber')}
          label={text.account}
          accept={tidyBankAccount}
          inputMode="numeric"
          autoComplete="off"
          hint={bank.keep ? <TextLink onClick={bank.keep}>{text.keep}</TextLink> : undefined}
          figures
        />
      </div>
      <TextField
        {...form.field('ifscCode')}
        label={text.ifsc}
        accept={tidyIfsc}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        confirmed={found?.branch ? text.branch(found.bank, found.branch, found.city) : undefined}
        hint={branch.isError ? text.ifscUnchecked : hintOf(found)}
        error={form.errorOf('ifscCode') ?? (found === null ? bankErrorText.ifsc_invalid : undefined)}
        figures
      />
    </>
  );
}
