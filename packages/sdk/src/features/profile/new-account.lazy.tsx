import {
  BANK_ACCOUNT_TYPES,
  type BankAccount,
  bankAccountTypeText,
  MAX_BANK_ACCOUNTS,
  tidyBankAccount,
} from '@prosperx/core/bank';
import type { ProfileView } from '@prosperx/core/profile';
import { IfscField } from '#domain/profile/ifsc-field.js';
import { ProfileOtpDialog } from '#domain/session/otp-dialog.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { RadioCards } from '#primitives/form/radio-cards.js';
import { SegmentField } from '#primitives/form/segment-field.js';
import { TextField } from '#primitives/form/text-field.js';
import { UploadField } from '#primitives/form/upload-field.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { usePicture } from '#services/upload.js';
import type { Draft } from '#session/use-draft.js';
import { bankAccountsText } from './bank-accounts.text.js';
import type { NewAccount } from './new-account.js';
import { newAccountText } from './new-account.text.js';
import { type BankAnswer, useNewAccount } from './use-new-account.js';

interface NewAccountFormProps {
  readonly profile: ProfileView;
  readonly accounts: readonly BankAccount[];
  readonly draft: Draft<Partial<NewAccount>>;
  readonly onStop: () => void;
  readonly onDone: () => void;
}

/** Asks for another bank account, and what it is to be. */
export function NewAccountForm({ profile, accounts, draft, onStop, onDone }: NewAccountFormProps) {
  const text = useWords(newAccountText);
  const typeWords = useWords(bankAccountTypeText);
  const { form, branch, otp, answer, ...state } = useNewAccount(profile, draft, onDone);
  const { needsCheque, upload } = state;
  const pictureUrl = usePicture(state.picture);
  return (
    <>
      <form {...form.form} className="profile__form px-room" aria-label={text.title}>
        <h2 className="profile__title">{text.title}</h2>
        <Kind form={form} accounts={accounts} />
        <TextField
          {...form.field('bankAccountNumber')}
          label={text.account}
          hint={text.how}
          accept={tidyBankAccount}
          inputMode="numeric"
          autoComplete="off"
          figures
        />
        <TextField
          {...form.field('again')}
          label={text.again}
          accept={tidyBankAccount}
          inputMode="numeric"
          autoComplete="off"
          figures
        />
        <IfscField field={form.field('ifscCode')} branch={branch} />
        <SegmentField
          label={text.type}
          options={BANK_ACCOUNT_TYPES.map((value) => ({ value, text: typeWords[value] }))}
          value={form.values.bankAccountType}
          onPick={(type) => form.set('bankAccountType', type)}
          error={form.errorOf('bankAccountType')}
        />
        <div role="status">{answer && !answer.nameMatches && <Answer answer={answer} />}</div>
        {needsCheque && (
          <UploadField
            label={text.cheque}
            hint={text.chequeHint}
            url={pictureUrl}
            upload={upload}
            error={form.errorOf('cheque')}
          />
        )}
        <div className="profile__actions">
          <Button variant="ghost" onClick={onStop}>
            {text.discard}
          </Button>
          <Button type="submit" variant="primary" busy={state.isBusy}>
            {answer ? text.next : text.submit}
          </Button>
        </div>
      </form>
      <ProfileOtpDialog otp={otp} title={text.otpTitle} submit={text.otpSubmit} />
    </>
  );
}

interface KindProps {
  readonly form: ReturnType<typeof useNewAccount>['form'];
  readonly accounts: readonly BankAccount[];
}

/** The choice between one more account and another one in place of the default, with what either means. */
function Kind({ form, accounts }: KindProps) {
  const text = useWords(newAccountText);
  const { named } = useWords(bankAccountsText);
  const present = accounts.find(({ isDefault }) => isDefault);
  const replaceText = accounts.some(({ isForRedemptions }) => isForRedemptions) ? text.replaceText : text.atOnce;
  const isAddedBeside = present?.state === 'active';
  const isFull = accounts.length >= MAX_BANK_ACCOUNTS;
  const name = present ? named(present.bankName, present.account) : '';
  const stays = present && present.mandates + present.sips > 0 && (
    <Banner title={text.autoPayTitle(name)}>{text.autoPay(present.sips)}</Banner>
  );
  return (
    <RadioCards
      legend={text.kind}
      cards={[
        ...(present
          ? [
              {
                value: 'replace' as const,
                title: text.replace(name),
                text: isFull ? text.addFull : replaceText,
                disabled: isFull,
                ...(stays && { content: stays }),
              },
            ]
          : []),
        {
          value: 'add' as const,
          title: text.add,
          text: isFull ? text.addFull : isAddedBeside ? text.addText : text.atOnce,
          disabled: isFull,
          ...(stays && !isAddedBeside && { content: stays }),
        },
      ]}
      value={form.values.kind === '' ? null : form.values.kind}
      onPick={(kind) => form.set('kind', kind)}
      error={form.errorOf('kind')}
    />
  );
}

/** What the bank said where it does not settle whose the account is. */
function Answer({ answer: { onPan, atBank } }: { readonly answer: BankAnswer }) {
  const text = useWords(newAccountText);
  if (atBank === null) return <Banner title={text.silent}>{text.silentHelp}</Banner>;
  return (
    <Banner title={text.mismatch}>
      {text.onPan(onPan)}
      <br />
      {text.atBank(atBank)}
      <br />
      {text.mismatchHelp}
    </Banner>
  );
}
