import { OtpDialog } from '#domain/session/otp-dialog.js';
import { Banner } from '#primitives/display/banner.js';
import { useWords } from '#primitives/hooks/use-words.js';
import type { ApprovalAnswer } from '#queries/customer-approval.js';
import { approvalOtpText } from './customer-approval.text.js';

/** Asks for the code that approves; it is loaded with the press that has it sent. */
export function ApprovalOtp({ answer }: { readonly answer: ApprovalAnswer }) {
  const text = useWords(approvalOtpText);
  const { sent } = answer;
  return (
    <OtpDialog
      sent={sent}
      title={text.title}
      submit={text.submit}
      busy={answer.isBusy}
      error={answer.otpError}
      notice={
        <>
          <p>{text.notice}</p>
          {sent?.highRisk && <Banner tone="warning">{text.highRisk}</Banner>}
        </>
      }
      onGive={answer.give}
      onResend={answer.ask}
      onClose={answer.close}
    />
  );
}
