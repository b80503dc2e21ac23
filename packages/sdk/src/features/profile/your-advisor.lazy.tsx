import type { AdvisorActivity } from '@prosperx/core/agent';
import { formatDate, formatMoment } from '@prosperx/core/format';
import type { ProfileView } from '@prosperx/core/profile';
import { businessDateAt } from '@prosperx/core/time';
import { useState } from 'react';
import { QueryState } from '#domain/query-state/query-state.js';
import { ProfileOtpDialog } from '#domain/session/otp-dialog.js';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { TextLink } from '#primitives/display/links.js';
import { Row } from '#primitives/display/stack.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useAdvisorActivity, useSetAdvisorAccess } from '#queries/advisor-access.js';
import { useProfileOtp } from '#queries/use-profile-otp.js';
import { showErrorFlash } from '#services/error-message.js';
import { errorMessage, useServices } from '#services/services.js';
import { ChangeAdvisor } from './change-advisor.js';
import { yourAdvisorText } from './your-advisor.text.js';

interface YourAdvisorProps {
  readonly profile: ProfileView;
}

/** Names the investor's advisor, says what advisors did in the account, and lets its owner end their right to act. */
export function YourAdvisor({ profile }: YourAdvisorProps) {
  const text = useWords(yourAdvisorText);
  const query = useAdvisorActivity();
  return (
    <Card title={text.title}>
      <QueryState query={query} failed={text.failed} reasonOf={errorMessage}>
        {({ advisor, activities }) => (
          <>
            {advisor ? <Access profile={profile} advisor={advisor} /> : <NoAdvisor profile={profile} />}
            <Activities activities={activities} />
          </>
        )}
      </QueryState>
    </Card>
  );
}

function NoAdvisor({ profile }: YourAdvisorProps) {
  const text = useWords(yourAdvisorText);
  return (
    <>
      <p>{text.noAdvisor}</p>
      <Row>
        <ChangeAdvisor profile={profile} current={null} />
      </Row>
    </>
  );
}

interface AccessProps extends YourAdvisorProps {
  readonly advisor: NonNullable<AdvisorActivity['advisor']>;
}

function Access({ profile, advisor }: AccessProps) {
  const text = useWords(yourAdvisorText);
  const { advisorName, since, mayAct } = advisor;
  const services = useServices();
  const [isAsking, setAsking] = useState(false);
  const tell = (error: unknown) => showErrorFlash(services, error);
  const otp = useProfileOtp('advisor', profile.primaryMobile, tell);
  const set = useSetAdvisorAccess();
  const sendCode = () => {
    setAsking(false);
    otp.ask(async (ticket) => {
      await set(!mayAct, ticket);
      services.flash.getState().show('success', mayAct ? text.ended : text.allowed);
    }, tell);
  };
  return (
    <>
      <p>{mayAct ? text.mayAct(advisorName, formatDate(businessDateAt(since))) : text.mayNot(advisorName)}</p>
      <Row>
        <Button
          size="sm"
          variant={mayAct ? 'danger-ghost' : undefined}
          busy={otp.isBusy}
          onClick={() => setAsking(true)}
        >
          {mayAct ? text.end : text.allow}
        </Button>
        <ChangeAdvisor profile={profile} current={advisor} />
      </Row>
      <Dialog
        open={isAsking}
        alert
        title={mayAct ? text.askEndTitle : text.askAllowTitle}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{text.keep}</Button>
            <Button variant={mayAct ? 'danger' : 'primary'} onClick={sendCode}>
              {text.sendCode}
            </Button>
          </>
        }
      >
        <p>{mayAct ? text.askEnd(advisorName) : text.askAllow(advisorName)}</p>
      </Dialog>
      <ProfileOtpDialog otp={otp} title={text.otpTitle} submit={text.otpSubmit} />
    </>
  );
}

/** Acts that stand there at first; the rest comes by a press. */
const AT_FIRST = 5;

function Activities({ activities }: Pick<AdvisorActivity, 'activities'>) {
  const text = useWords(yourAdvisorText);
  const [isWhole, showWhole] = useState(false);
  const shown = isWhole ? activities : activities.slice(0, AT_FIRST);
  const hidden = activities.length - shown.length;
  return (
    <>
      <h3 className="profile__acts">{text.activity}</h3>
      {activities.length === 0 && <p>{text.none}</p>}
      <ul className="profile__activity">
        {shown.map(({ at, advisorName, kind }, index) => (
          <li key={index}>
            <span>
              {advisorName} {text.kinds[kind]}
            </span>
            <small>{formatMoment(at)}</small>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <TextLink small onClick={() => showWhole(true)}>
          {text.more(hidden)}
        </TextLink>
      )}
    </>
  );
}
