import { Banner } from '#ui/banner.js';
import { Button } from '#ui/button.js';
import { SiteLink } from '#ui/site-link.js';
import { TextLink } from '#ui/text-link.js';
import { kycCheckText as text } from './kyc-check.text.js';
import type { Answered } from './kyc-machine.js';
import type { PanelProps } from './kyc-panel.js';

interface StoppedProps extends PanelProps {
  readonly panel: 'refused' | 'physical_kyc' | 'other_number';
}

/** Nothing can be done online with this PAN: why, and the ways out. */
export function Stopped({ step, kyc, view, helpLine, onClear, panel }: StoppedProps) {
  return (
    <>
      <Banner tone={panel === 'refused' ? 'danger' : 'warning'} title={step.details.error ?? undefined}>
        {reasonOf(step, panel)}
      </Banner>
      <div className="kyc__ways">
        {panel !== 'physical_kyc' && (
          <Button variant="primary" onClick={() => void kyc.useOtherNumber()}>
            {text.otherNumber}
          </Button>
        )}
        {panel !== 'other_number' && <Call helpLine={helpLine} />}
        {view.registeredWithBse !== 3 && (
          <Button variant="ghost" onClick={onClear}>
            {text.clear}
          </Button>
        )}
      </div>
    </>
  );
}

function reasonOf({ details }: Answered, panel: StoppedProps['panel']): string {
  if (panel === 'refused') return text.refusedHelp;
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
