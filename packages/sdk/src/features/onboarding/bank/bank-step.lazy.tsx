import { BANK_ACCOUNT_TYPES, bankAccountTypeText } from '@prosperx/core/bank';
import { errorText } from '@prosperx/core/errors';
import { Banner } from '#primitives/display/banner.js';
import { SegmentField } from '#primitives/form/segment-field.js';
import { TextLink } from '#primitives/display/text-link.js';
import { UploadField } from '#primitives/form/upload-field.js';
import { usePicture } from '#features/onboarding/use-picture.js';
import { onboardingText } from '#features/onboarding/onboarding.text.js';
import { StepFrame } from '#features/onboarding/step-frame.js';
import type { StepProps } from '#features/onboarding/step-views.js';
import { AccountFields, SavedAccount } from './account-fields.js';
import type { LinkAnswer } from '#queries/bank.js';
import { bankText as text } from './bank.text.js';
import { type Bank, useBank } from './use-bank.js';

const types = BANK_ACCOUNT_TYPES.map((value) => ({ value, text: bankAccountTypeText[value] }));

/** Step 2: the account that money is paid to and from. */
export function BankStep(props: StepProps) {
  const bank = useBank(props);
  const { form, isLocked } = bank;
  const picture = usePicture(props.view.cancelledChequeURL);
  return (
    <StepFrame
      {...props}
      title={text.title}
      lead={text.lead}
      busy={bank.isBusy}
      submit={bank.isLinked || bank.looksLinked ? onboardingText.next : text.link}
      aside={<How />}
      {...(!isLocked && { form: form.form })}
    >
      <UploadField
        label={text.cheque}
        note={bank.isSaved || form.values.cheque !== '' ? undefined : text.chequeNote}
        hint={text.chequeHint}
        url={picture}
        upload={bank.cheque.upload}
        error={form.errorOf('cheque')}
        disabled={isLocked}
      />
      <div role="status">{!bank.isLinked && <ReadNotice bank={bank} />}</div>
      <div className="onboarding__fields">
        {bank.isSaved ? <SavedAccount bank={bank} view={props.view} /> : <AccountFields bank={bank} />}
        <SegmentField
          label={text.type}
          options={types}
          value={form.values.bankAccountType}
          onPick={(type) => form.set('bankAccountType', type)}
          error={form.errorOf('bankAccountType')}
          disabled={isLocked}
        />
      </div>
      <div role="status">{bank.answer && <Answer answer={bank.answer} />}</div>
      {bank.checkAgain && (
        <p>
          <TextLink onClick={bank.checkAgain}>{text.checkAgain}</TextLink>
        </p>
      )}
    </StepFrame>
  );
}

/** What was read from the cheque, said once it is known. */
function ReadNotice({ bank: { cheque, form } }: { readonly bank: Bank }) {
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
  if (answer.kind === 'bypassed') return <Banner title={text.bypass}>{errorText.bank_server_down}</Banner>;
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

function How() {
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
