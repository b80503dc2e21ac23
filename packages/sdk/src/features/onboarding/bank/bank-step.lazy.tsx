import { BANK_ACCOUNT_TYPES, bankAccountTypeText, tidyBankAccount } from '@prosperx/core/bank';
import { errorText } from '@prosperx/core/errors';
import type { ProfileView } from '@prosperx/core/profile';
import { useState } from 'react';
import { IfscField } from '#domain/profile/ifsc-field.js';
import { ifscText } from '#domain/profile/ifsc.text.js';
import { onboardingText } from '#features/onboarding/onboarding.text.js';
import { StepFrame } from '#features/onboarding/step-frame.js';
import type { StepProps } from '#features/onboarding/step-views.js';
import { Banner } from '#primitives/display/banner.js';
import { TextLink } from '#primitives/display/links.js';
import { SegmentField } from '#primitives/form/segment-field.js';
import { TextField } from '#primitives/form/text-field.js';
import { UploadField } from '#primitives/form/upload-field.js';
import { useFocusFirst } from '#primitives/form/use-focus-first.js';
import { useWords } from '#primitives/hooks/use-words.js';
import type { LinkAnswer } from '#queries/bank.js';
import { usePicture } from '#services/upload.js';
import { bankText } from './bank.text.js';
import { type Bank, useBank } from './use-bank.js';

const nothing = () => undefined;

/** The account that is linked, its number masked. */
function SavedAccount({ bank, view }: { readonly bank: Bank; readonly view: ProfileView }) {
  const text = useWords(bankText);
  const ifscWords = useWords(ifscText);
  const { data: found } = bank.branch;
  const branch = found
    ? ifscWords.branch(found.bank, found.branch, found.city)
    : ifscWords.branch(view.bankName ?? '', view.branchName ?? '', '');
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
      <TextField
        label={ifscWords.ifsc}
        value={view.ifscCode ?? ''}
        onInput={nothing}
        confirmed={branch}
        readOnly
        figures
      />
    </>
  );
}

/** An account that is typed; its branch stands below the IFSC. */
function AccountFields({ bank }: { readonly bank: Bank }) {
  const text = useWords(bankText);
  const { form, branch } = bank;
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
      <IfscField field={form.field('ifscCode')} branch={branch} />
    </>
  );
}

const types = (words: typeof bankAccountTypeText) => BANK_ACCOUNT_TYPES.map((value) => ({ value, text: words[value] }));

/** Step 2: the account that money is paid to and from. */
export function BankStep(props: StepProps) {
  const bankAccountTypeWords = useWords(bankAccountTypeText);
  const onboardingWords = useWords(onboardingText);
  const text = useWords(bankText);
  const bank = useBank(props);
  const { form, isLocked } = bank;
  const shown = useFocusFirst<HTMLDivElement>(bank.isSaved);
  return (
    <StepFrame
      {...props}
      title={text.title}
      intro={text.intro}
      busy={bank.isBusy}
      submit={bank.isLinked || bank.looksLinked ? onboardingWords.next : text.link}
      aside={<VerificationSteps />}
      {...(!isLocked && { form: form.form })}
    >
      {!bank.isLinked && <ChequeToRead bank={bank} view={props.view} />}
      <div className="onboarding__fields" ref={shown}>
        {bank.isSaved ? <SavedAccount bank={bank} view={props.view} /> : <AccountFields bank={bank} />}
        <SegmentField
          label={text.type}
          options={types(bankAccountTypeWords)}
          value={form.values.bankAccountType}
          onPick={(type) => form.set('bankAccountType', type)}
          error={form.errorOf('bankAccountType')}
          disabled={isLocked}
        />
      </div>
      <div role="status">{bank.answer && <Answer answer={bank.answer} />}</div>
      {bank.needsCheque && <Cheque bank={bank} view={props.view} note={text.chequeNeeded} />}
      {bank.checkAgain && (
        <p>
          <TextLink onClick={bank.checkAgain}>{text.checkAgain}</TextLink>
        </p>
      )}
    </StepFrame>
  );
}

interface ChequeProps {
  readonly bank: Bank;
  readonly view: ProfileView;
}

function Cheque({
  bank: { cheque, form, isLocked },
  view,
  note,
}: ChequeProps & { readonly note?: string | undefined }) {
  const text = useWords(bankText);
  return (
    <UploadField
      label={text.cheque}
      note={note}
      hint={text.chequeHint}
      url={usePicture(view.cancelledChequeURL)}
      upload={cheque.upload}
      error={form.errorOf('cheque')}
      disabled={isLocked}
    />
  );
}

/** A cheque spares the typing to those who want it: nobody is asked for one here. */
function ChequeToRead({ bank, view }: ChequeProps) {
  const text = useWords(bankText);
  const [isOpen, setOpen] = useState(view.cancelledChequeURL !== null);
  const shown = useFocusFirst<HTMLDivElement>(isOpen);
  if (!isOpen)
    return (
      <p>
        <TextLink onClick={() => setOpen(true)}>{text.chequeOffer}</TextLink>
      </p>
    );
  return (
    <div className="onboarding__cheque" ref={shown}>
      <Cheque bank={bank} view={view} note={bank.form.values.cheque === '' ? text.chequeNote : undefined} />
      <div role="status">
        <ReadNotice bank={bank} />
      </div>
    </div>
  );
}

/** Shows what was read from the cheque, said once it is known. */
function ReadNotice({ bank: { cheque, form } }: { readonly bank: Bank }) {
  const text = useWords(bankText);
  const { reading } = cheque;
  const isTyped = form.values.bankAccountNumber !== '' && form.values.ifscCode !== '';
  const [first, ...more] = reading?.filled ?? [];
  if (first)
    return (
      <Banner tone="info" title={text.chequeRead}>
        {text.chequeReadOf[more.length > 0 ? 'both' : first]}
      </Banner>
    );
  return reading && !reading.found && !isTyped && <Banner tone="info">{text.chequeUnread}</Banner>;
}

function Answer({ answer }: { readonly answer: LinkAnswer }) {
  const errorWords = useWords(errorText);
  const text = useWords(bankText);
  if (answer.kind === 'bypassed') return <Banner title={text.bypass}>{errorWords.bank_server_down}</Banner>;
  if (answer.kind !== 'other_name') return <Banner tone="success">{text.linkedBefore}</Banner>;
  return (
    <Banner title={text.mismatch}>
      {text.onPan(answer.onPan)}
      <br />
      {text.atBank(answer.atBank)}
      <br />
      {text.mismatchHelp}
    </Banner>
  );
}

function VerificationSteps() {
  const text = useWords(bankText);
  return (
    <div className="onboarding__card">
      <h3>{text.howTitle}</h3>
      <ol className="onboarding__how">
        {text.how.map(({ title, text: detail }) => (
          <li key={title}>
            <b>{title}</b>
            <span>{detail}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
