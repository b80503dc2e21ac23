import { PxError } from '@prosperx/core/errors';
import type { Mandate, MandateConfig } from '@prosperx/core/mandate';
import type { Paise } from '@prosperx/core/money';
import { useState } from 'react';
import { QueryState } from '#domain/query-state/query-state.js';
import { OwnLogin } from '#domain/session/own-login.js';
import { useFocusFirst } from '#primitives/form/use-focus-first.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useMandateConfig, useMandates } from '#queries/mandate.js';
import { useIsReadOnly, useIsSignedOn } from '#session/use-session.js';
import { useStyles } from '#theme/use-styles.js';
import type { Step } from './mandate-machine.js';
import { mandateSetupText } from './mandate-setup.text.js';
import { CompleteProfile, NoBank } from './no-bank.js';
import { BankWindow, RedirectDialog, SetupEnd } from './setup-end.js';
import { SetupForm } from './setup-form.js';
import { SetupPaper } from './setup-paper.js';
import { type SetupEvents, type SetupFlow, useMandateSetup } from './use-mandate-setup.js';
import css from './mandate.css?inline';

export interface MandateSetupProps extends SetupEvents {
  /** A mandate that was begun before, or that the bank has led back from; '' for a new one. */
  readonly mandateId: string;
  /** The limit that is proposed; null: the suggested one. */
  readonly limit: Paise | null;
  readonly flow: SetupFlow;
}

/** The set-up of a mandate for the account holder, who is registered with the exchange. */
export function MandateSetup(props: MandateSetupProps) {
  const text = useWords(mandateSetupText);
  useStyles(css);
  const { mandateId } = props;
  const isReadOnly = useIsReadOnly();
  const config = useMandateConfig();
  const mandates = useMandates({ enabled: mandateId !== '' });
  if (isReadOnly) return <OwnLogin to="/profile/mandates" />;
  if (config.error instanceof PxError && config.error.code === 'not_onboarded')
    return <CompleteProfile title={text.notRegistered} />;
  return (
    <QueryState query={config} failed={text.failed}>
      {(given) =>
        given.banks.length === 0 ? (
          <NoBank />
        ) : mandateId === '' ? (
          <Setup {...props} config={given} begun={null} />
        ) : (
          <QueryState query={mandates} failed={text.failed}>
            {(all) => <Setup key={mandateId} {...props} config={given} begun={byId(all, mandateId)} />}
          </QueryState>
        )
      }
    </QueryState>
  );
}

const byId = (all: readonly Mandate[], id: string) =>
  all.find(({ bseMandateId, exchangeMandateId }) => bseMandateId === id || exchangeMandateId === id) ?? null;

interface SetupProps extends MandateSetupProps {
  readonly config: MandateConfig;
  /** The mandate of the address; null for a new one, and for one that is not there. */
  readonly begun: Mandate | null;
}

/** Begins anew, or goes on with a mandate, or says what its bank has decided. */
function Setup({ begun: given, ...props }: SetupProps) {
  // the one that the page was opened for: what becomes of it meanwhile is the machine's
  const [begun, setBegun] = useState(given);
  const again = () => setBegun(null);
  if (begun && begun.status !== 'New Mandate')
    return (
      <div className="mandate">
        <SetupEnd {...begun} flow={props.flow} onAgain={again} />
      </div>
    );
  return <SetupSteps {...props} begun={begun} onAgain={again} />;
}

type PaperStep = Extract<Step, { name: 'paper' | 'activating' | 'done' }>;

/** Tells whether the form on paper is what is seen: it stays while its scan is handed in. */
const isOnPaper = (step: Step): step is PaperStep => 'mandate' in step && step.mandate.method === 'paper';

function SetupSteps({ onAgain, ...props }: SetupProps & { readonly onAgain: () => void }) {
  const text = useWords(mandateSetupText);
  const setup = useMandateSetup(props);
  const { step } = setup;
  const isSignedOn = useIsSignedOn();
  const again = () => {
    onAgain();
    setup.leave();
  };
  const { data } = useMandates({ enabled: step.name === 'done' });
  const isAtBank = step.name === 'bank_window';
  const shown = useFocusFirst<HTMLDivElement>(isAtBank);
  if (isSignedOn && isOnPaper(step)) return <OwnLogin to="/profile/mandates" about="onPaper" />;
  return (
    <div className="mandate" ref={shown}>
      {isAtBank && <BankWindow method={step.mandate.method} page={step.page} onChange={setup.leave} />}
      {isOnPaper(step) ? (
        <SetupPaper
          mandate={step.mandate}
          isUploaded={step.name === 'paper' ? step.isUploaded : true}
          busy={step.name === 'activating'}
          setup={setup}
        />
      ) : (
        // it keeps what was chosen, for whoever changes it
        <div hidden={isAtBank}>
          <SetupForm {...props} setup={setup} />
        </div>
      )}
      <RedirectDialog step={step} onStop={setup.leave} />
      {step.name === 'done' && (
        <SetupEnd
          method={step.mandate.method}
          status={step.status}
          reason={byId(data ?? [], step.mandate.mandateId)?.reason || text.rejected}
          flow={props.flow}
          onAgain={again}
        />
      )}
    </div>
  );
}
