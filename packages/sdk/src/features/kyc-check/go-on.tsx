import { Banner } from '#ui/banner.js';
import { Button } from '#ui/button.js';
import { kycCheckText as text } from './kyc-check.text.js';
import type { PanelProps } from './kyc-panel.js';

/** Registered, under process or validated: the registered name, what to have at hand, and the way on. */
export function GoOn({ step, kyc }: PanelProps) {
  const { status, kycName } = step.details;
  return (
    <>
      {kycName && (
        <p className="kyc__name">
          {text.registeredName} <b>{kycName}</b>
        </p>
      )}
      {status === 'KYC_REGISTERED_STATUS' && <List title={text.reKycTitle} items={text.reKyc} />}
      {status.startsWith('KYC_UNDER_PROCESS') && <Banner tone="info">{text.tracking}</Banner>}
      <List title={text.documentsTitle} items={text.documents} />
      <Button variant="primary" size="lg" block onClick={kyc.goOn}>
        {kyc.hadPan ? text.next : text.createAccount}
      </Button>
    </>
  );
}

function List({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <div className="kyc__list">
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
