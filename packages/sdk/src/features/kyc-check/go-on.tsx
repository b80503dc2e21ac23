import { isRegisteredWithBse } from '@prosperx/core/profile';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { kycCheckText as text } from './kyc-check.text.js';
import type { PanelProps } from './kyc-panel.js';
import { OnlineKyc } from './online-kyc.js';

/** Registered, under process or validated: the registered name, what to have at hand, and the way on. Who is registered only may do his KYC once more. */
export function GoOn(props: PanelProps) {
  const { step, kyc, view } = props;
  const { status, kycName } = step.details;
  const isOnboarded = isRegisteredWithBse(view);
  return (
    <>
      {kycName && (
        <p className="kyc__name">
          {text.registeredName} <b>{kycName}</b>
        </p>
      )}
      {status === 'KYC_REGISTERED_STATUS' && <List title={text.reKycTitle} items={text.reKyc} />}
      {status.startsWith('KYC_UNDER_PROCESS') && (
        <Banner tone="info">
          {text.tracking} {!isOnboarded && text.meanwhile}
        </Banner>
      )}
      {!isOnboarded && <List title={text.documentsTitle} items={text.documents} />}
      <Button variant="primary" size="lg" block onClick={() => void kyc.goOn()}>
        {kyc.hadPan ? text.next : text.createAccount}
      </Button>
      {status === 'KYC_REGISTERED_STATUS' && <OnlineKyc {...props} isBeside />}
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
