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
import { writeMoment } from '#pages/write-moment.js';
import { advisorsText } from './advisors.text.js';
import { PartFrame } from './part-frame.js';
import { Picture } from './picture.js';
import { ReasonDialog } from './reason-dialog.js';
import { faultOf, useAct, useRead } from './use-operator.js';

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
        title={advisorsText.title}
        intro={advisorsText.text}
        query={advisors}
        isEmpty={(rows) => rows.length === 0}
        empty={{ title: advisorsText.none, text: advisorsText.noneText }}
        action={
          <ButtonLink href={AMFI} size="sm" newTab>
            {advisorsText.amfi}
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
  const valid = arnFrom && arnTo ? advisorsText.until(formatDate(arnFrom), formatDate(arnTo)) : advisorsText.unknown;
  return (
    <li className="x-op__item" data-wide>
      <div className="x-op__stack">
        <h3>
          {name} <code className="px-muted px-small">{code}</code>
        </h3>
        <Facts
          boxed
          facts={[
            { term: advisorsText.arn, value: <b>{arn}</b> },
            { term: advisorsText.euin, value: euin ?? advisorsText.unknown },
            { term: advisorsText.valid, value: valid, isWhole: true },
            { term: advisorsText.nism, value: nismCode ?? advisorsText.unknown },
            { term: advisorsText.since, value: savedAt === null ? advisorsText.unknown : writeMoment(savedAt) },
          ]}
        />
        <div className="x-op__actions">
          <Button size="sm" variant="primary" aria-label={`${advisorsText.verify} ${arn}`} onClick={onVerify}>
            {advisorsText.verify}
          </Button>
          <Button size="sm" variant="danger-ghost" aria-label={`${advisorsText.refuse} ${arn}`} onClick={onRefuse}>
            {advisorsText.refuse}
          </Button>
        </div>
      </div>
      <div className="x-op__stack">
        {arnFile !== null && <Picture fileId={arnFile} label={`${advisorsText.arnPicture}: ${name}`} />}
        {nismFile !== null && <Picture fileId={nismFile} label={`${advisorsText.nismPicture}: ${name}`} />}
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
        <b>{name}</b>, <code>{code}</code>, <code>{euin ?? advisorsText.unknown}</code>
      </p>
      {fault && <p role="alert">{operatorErrorText[fault as keyof typeof operatorErrorText]}</p>}
    </>
  );
}

function VerifyDialog({ advisor, onClose }: DecideProps) {
  const { code, arn, euin, savedAt } = advisor;
  const verify = useAct((api, reason: string) => api(verifyAdvisor, { body: { code, arn, euin, savedAt, reason } }), {
    done: advisorsText.done,
    onDone: onClose,
    quiet: true,
  });
  return (
    <ReasonDialog
      title={advisorsText.verifyTitle(arn)}
      action={advisorsText.verify}
      busy={verify.isPending}
      onAct={(reason) => verify.mutate(reason)}
      onClose={onClose}
    >
      <Whose advisor={advisor} error={verify.error} />
      <p>{advisorsText.verifyText}</p>
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
    { done: advisorsText.refused, onDone: onClose, quiet: true },
  );
  const send = (reason: string) => {
    setSent(true);
    if (cause !== '') refuse.mutate({ cause, reason });
  };
  return (
    <ReasonDialog
      title={advisorsText.refuseTitle(arn)}
      action={advisorsText.refuse}
      isDanger
      busy={refuse.isPending}
      onAct={send}
      onClose={onClose}
    >
      <Whose advisor={advisor} error={refuse.error} />
      <p>{advisorsText.refuseText}</p>
      <SelectField
        label={advisorsText.cause}
        prompt={advisorsText.pick}
        options={causes}
        value={cause}
        onPick={setCause}
        error={isSent && cause === '' ? advisorsText.pickFirst : undefined}
      />
    </ReasonDialog>
  );
}
