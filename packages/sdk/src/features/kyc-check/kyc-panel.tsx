import { kycPanelOf, kycPermitText } from '@prosperx/core/kyc';
import type { ProfileView } from '@prosperx/core/profile';
import { useRef } from 'react';
import { useBeforePaint } from '#theme/use-before-paint.js';
import { GoOn } from './go-on.js';
import { kycCheckText as text } from './kyc-check.text.js';
import type { Answered } from './kyc-machine.js';
import { OnlineKyc } from './online-kyc.js';
import { Stopped } from './stopped.js';
import type { KycVerbs } from './use-kyc-check.js';

export interface PanelProps {
  readonly step: Answered;
  readonly kyc: KycVerbs;
  readonly view: ProfileView;
  readonly helpLine: string;
  readonly onClear: () => void;
}

/** How the KYC stands, what that permits, and what to do next. */
export function KycPanel(props: PanelProps) {
  const { status, error } = props.step.details;
  const heading = useRef<HTMLHeadingElement>(null);
  useBeforePaint(() => {
    if (props.step.isAskedFor) heading.current?.focus();
  }, []);
  const panel = kycPanelOf(status, error !== null);
  return (
    <section className="kyc__panel" data-tone={panel === 'continue' ? 'good' : undefined} aria-labelledby="kyc-status">
      <header>
        <h2 id="kyc-status" ref={heading} tabIndex={-1}>
          {text.titles[status]}
        </h2>
        <p>{kycPermitText(status)}</p>
      </header>
      {panel === 'continue' && <GoOn {...props} />}
      {panel === 'online_kyc' && <OnlineKyc {...props} />}
      {(panel === 'refused' || panel === 'physical_kyc' || panel === 'other_number') && (
        <Stopped {...props} panel={panel} />
      )}
    </section>
  );
}
