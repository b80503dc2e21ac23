import { formatDate } from '@prosperx/core/format';
import { getWaitingAdvisors, operatorErrorText, verifyAdvisor, type WaitingAdvisor } from '@prosperx/core/operator';
import { Button, ButtonLink, Facts } from '@prosperx/sdk/site/ui';
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
              <Advisor key={advisor.code} advisor={advisor} onVerify={() => setVerifying(advisor)} />
            ))}
          </ul>
        )}
      </PartFrame>
      {verifying && <VerifyDialog advisor={verifying} onClose={() => setVerifying(null)} />}
    </>
  );
}

function Advisor({ advisor, onVerify }: { readonly advisor: WaitingAdvisor; readonly onVerify: () => void }) {
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
        <div>
          <Button size="sm" variant="primary" aria-label={`${text.verify} ${arn}`} onClick={onVerify}>
            {text.verify}
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

function VerifyDialog({ advisor, onClose }: { readonly advisor: WaitingAdvisor; readonly onClose: () => void }) {
  const { code, arn, euin, savedAt, name } = advisor;
  const verify = useAct((api, reason: string) => api(verifyAdvisor, { body: { code, arn, euin, savedAt, reason } }), {
    done: text.done,
    onDone: onClose,
    quiet: true,
  });
  const fault = faultOf(verify.error, 'arn');
  return (
    <ReasonDialog
      title={text.verifyTitle(arn)}
      action={text.verify}
      busy={verify.isPending}
      onAct={(reason) => verify.mutate(reason)}
      onClose={onClose}
    >
      <p>
        <b>{name}</b>, <code>{code}</code>
      </p>
      <p>{text.verifyText}</p>
      {fault && <p role="alert">{operatorErrorText[fault as keyof typeof operatorErrorText]}</p>}
    </ReasonDialog>
  );
}
