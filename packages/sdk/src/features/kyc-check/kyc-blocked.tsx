import { isRegisteredWithBse } from '@prosperx/core/profile';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { SiteLink } from '#domain/navigation/site-link.js';
import { TextLink } from '#primitives/display/text-link.js';
import { kycCheckText as text } from './kyc-check.text.js';
import type { Answered } from './kyc-machine.js';
import type { PanelProps } from './kyc-panel.js';

interface StoppedProps extends PanelProps {
  readonly panel: 'refused' | 'physical_kyc' | 'other_number';
}

/** Nothing can be done online with this PAN: why, and the ways out. */
export function KycBlocked({ step, kyc, view, helpLine, onClear, panel }: StoppedProps) {
  const isLocked = isRegisteredWithBse(view);
  // another number has another account: no help to who is registered with this one
  const isByCall = panel === 'physical_kyc' || (panel === 'refused' && isLocked);
  return (
    <>
      <Banner tone={panel === 'refused' ? 'danger' : 'warning'} title={step.details.error ?? undefined}>
        {reasonOf(step, panel, isByCall)}
      </Banner>
      <div className="kyc__ways">
        {isByCall ? (
          <Call helpLine={helpLine} />
        ) : (
          <Button variant="primary" onClick={() => void kyc.useOtherNumber()}>
            {text.otherNumber}
          </Button>
        )}
        {!isLocked && (
          <Button variant="ghost" onClick={onClear}>
            {text.clear}
          </Button>
        )}
      </div>
    </>
  );
}

function reasonOf({ details }: Answered, panel: StoppedProps['panel'], isByCall: boolean): string {
  if (panel === 'refused') return isByCall ? text.refusedCall : text.refusedHelp;
  if (panel === 'physical_kyc') return text.paper;
  if (details.status === 'KYC_PAN_DOES_NOT_MATCH_STATUS') return text.mismatch;
  return details.duplicateMobNo === null ? text.duplicateUnknown : text.duplicate(details.duplicateMobNo);
}

function Call({ helpLine }: { readonly helpLine: string }) {
  if (helpLine === '')
    return (
      <SiteLink quiet to="/contact-us">
        {text.contact}
      </SiteLink>
    );
  return <TextLink href={`tel:${helpLine.replace(/[^\d+]/g, '')}`}>{text.call(helpLine)}</TextLink>;
}
