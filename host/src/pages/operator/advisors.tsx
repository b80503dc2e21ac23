import { REFUSAL_CAUSES, type RefusalCause, refusalCauseText } from '@prosperx/core/agent';
import { formatDate } from '@prosperx/core/format';
import {
  getWaitingAdvisors,
  operatorErrorText,
  refuseAdvisor,
  verifyAdvisor,
  type WaitingAdvisor,
} from '@prosperx/core/operator';
import { Button, ButtonLink, Facts, SelectField } from '@prosperx/sdk/site/ui';
import { useState } from 'react';
import { listsText } from './lists.text.js';
import { writeMoment } from './operator.text.js';
import { PartFrame } from './part-frame.js';
import { Picture } from './picture.js';
import { ReasonDialog } from './reason-dialog.js';
import { faultOf, useAct, useRead } from './use-operator.js';

const text = listsText.advisors;

/** Where the distributors of India are looked up. */
const AMFI = 'https://www.amfiindia.com/locate-distributor';

/** Advisors whose ARN nobody has checked. */
export function Advisors() {
  const advisors = useRead(['advisors'], (api) => api(getWaitingAdvisors));
  const [verifying, setVerifying] = useState<WaitingAdvisor | null>(null);
  const [refusing, setRefusing] = useState<WaitingAdvisor | null>(null);
  return (
    <>
      <PartFrame
        title={text.title}
        intro={text.text}
        query={advisors}
        isEmpty={(rows) => rows.length === 0}
        empty={{ title: text.none, text: text.noneText }}
        action={
          <ButtonLink href={AMFI} size="sm" newTab>
            {text.amfi}
          </ButtonLink>
        }
      >
        {(rows) => (
          <ul className="px-plain x-op__list">
            {rows.map((advisor) => (
              <Advisor
                key={advisor.code}
                advisor={advisor}
                onVerify={() => setVerifying(advisor)}
                onRefuse={() => setRefusing(advisor)}
              />
            ))}
          </ul>
        )}
      </PartFrame>
      {verifying && <VerifyDialog advisor={verifying} onClose={() => setVerifying(null)} />}
      {refusing && <RefuseDialog advisor={refusing} onClose={() => setRefusing(null)} />}
    </>
  );
}

interface AdvisorProps {
  readonly advisor: WaitingAdvisor;
  readonly onVerify: () => void;
  readonly onRefuse: () => void;
}

function Advisor({ advisor, onVerify, onRefuse }: AdvisorProps) {
  const { code, name, arn, euin, arnFrom, arnTo, nismCode, savedAt, arnFile, nismFile } = advisor;
  const valid = arnFrom && arnTo ? text.until(formatDate(arnFrom), formatDate(arnTo)) : text.unknown;
  return (
    <li className="x-op__item" data-wide>
      <div className="x-op__stack">
        <h3>
          {name} <code className="px-muted px-small">{code}</code>
        </h3>
        <Facts
          boxed
          facts={[
            { term: text.arn, value: <b>{arn}</b> },
            { term: text.euin, value: euin ?? text.unknown },
            { term: text.valid, value: valid, isWhole: true },
            { term: text.nism, value: nismCode ?? text.unknown },
            { term: text.since, value: savedAt === null ? text.unknown : writeMoment(savedAt) },
          ]}
        />
        <div className="x-op__actions">
          <Button size="sm" variant="primary" aria-label={`${text.verify} ${arn}`} onClick={onVerify}>
            {text.verify}
          </Button>
          <Button size="sm" variant="danger-ghost" aria-label={`${text.refuse} ${arn}`} onClick={onRefuse}>
            {text.refuse}
          </Button>
        </div>
      </div>
      <div className="x-op__stack">
        {arnFile !== null && <Picture fileId={arnFile} label={`${text.arnPicture}: ${name}`} />}
        {nismFile !== null && <Picture fileId={nismFile} label={`${text.nismPicture}: ${name}`} />}
      </div>
    </li>
  );
}

interface DecideProps {
  readonly advisor: WaitingAdvisor;
  readonly onClose: () => void;
}

/** Whose numbers are decided about, and that others stand there by now. */
function Whose({
  advisor: { name, code, euin },
  error,
}: {
  readonly advisor: WaitingAdvisor;
  readonly error: unknown;
}) {
  const fault = faultOf(error, 'arn');
  return (
    <>
      <p>
        <b>{name}</b>, <code>{code}</code>, <code>{euin ?? text.unknown}</code>
      </p>
      {fault && <p role="alert">{operatorErrorText[fault as keyof typeof operatorErrorText]}</p>}
    </>
  );
}

function VerifyDialog({ advisor, onClose }: DecideProps) {
  const { code, arn, euin, savedAt } = advisor;
  const verify = useAct((api, reason: string) => api(verifyAdvisor, { body: { code, arn, euin, savedAt, reason } }), {
    done: text.done,
    onDone: onClose,
    quiet: true,
  });
  return (
    <ReasonDialog
      title={text.verifyTitle(arn)}
      action={text.verify}
      busy={verify.isPending}
      onAct={(reason) => verify.mutate(reason)}
      onClose={onClose}
    >
      <Whose advisor={advisor} error={verify.error} />
      <p>{text.verifyText}</p>
    </ReasonDialog>
  );
}

const causes = REFUSAL_CAUSES.map((value) => ({ value, text: refusalCauseText[value] }));

function RefuseDialog({ advisor, onClose }: DecideProps) {
  const { code, arn, euin, savedAt } = advisor;
  const [cause, setCause] = useState<RefusalCause | ''>('');
  const [isSent, setSent] = useState(false);
  const refuse = useAct(
    (api, given: { readonly cause: RefusalCause; readonly reason: string }) =>
      api(refuseAdvisor, { body: { code, arn, euin, savedAt, ...given } }),
    { done: text.refused, onDone: onClose, quiet: true },
  );
  const send = (reason: string) => {
    setSent(true);
    if (cause !== '') refuse.mutate({ cause, reason });
  };
  return (
    <ReasonDialog
      title={text.refuseTitle(arn)}
      action={text.refuse}
      isDanger
      busy={refuse.isPending}
      onAct={send}
      onClose={onClose}
    >
      <Whose advisor={advisor} error={refuse.error} />
      <p>{text.refuseText}</p>
      <SelectField
        label={text.cause}
        prompt={text.pick}
        options={causes}
        value={cause}
        onPick={setCause}
        error={isSent && cause === '' ? text.pickFirst : undefined}
      />
    </ReasonDialog>
  );
}
