import { Stp, Swp } from '@prosperx/sdk';
import { PlanConfirmation } from '@prosperx/sdk/site';
import { Tabs, useWords } from '@prosperx/sdk/site/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { AccountPage } from '#layout/account-page.js';
import { Page } from '#layout/page.js';
import { stpsText } from '#pages/pages.text.js';
import { useTokenInAddress } from '#session/token-in-address.js';

type Kind = 'STP' | 'SWP';

/** What the addresses of these pages may name. */
interface Search {
  readonly trxnType?: Kind;
  readonly view?: 'info';
  readonly schemeId?: string;
  readonly folio?: string;
  /** Rupees. */
  readonly instalment?: number;
}

const WIDGETS = { STP: Stp, SWP: Swp } as const;

/** STPs and SWPs, a tab each; which one stands in the address. */
export function StpsPage() {
  const text = useWords(stpsText);
  const { trxnType = 'STP', view }: Search = useSearch({ from: '/profile/stps' });
  const navigate = useNavigate();
  const kinds = [
    { name: 'STP', title: text.stps },
    { name: 'SWP', title: text.swps },
  ] as const;
  const Widget = WIDGETS[trxnType];
  if (view === 'info')
    return (
      <AccountPage title={text.info[trxnType]}>
        <Widget view="info" />
      </AccountPage>
    );
  const select = (kind: Kind) =>
    void navigate({ to: '/profile/stps', search: kind === 'SWP' ? { trxnType: kind } : {} });
  return (
    <AccountPage title={text.title} intro={text.intro}>
      <Tabs label={text.kinds} tabs={kinds} selected={trxnType} onSelect={select}>
        <Widget />
      </Tabs>
    </AccountPage>
  );
}

/** The form for a new STP, or with `trxnType=SWP` an SWP, out of the fund that the address names. */
export function NewStpPage() {
  const text = useWords(stpsText);
  const { trxnType = 'STP', schemeId, folio, instalment }: Search = useSearch({ from: '/profile/stps/create-new-stp' });
  const fund = { schemeId, folio };
  return (
    <AccountPage title={text.create[trxnType]}>
      {trxnType === 'SWP' ? <Swp view="create" {...fund} instalment={instalment} /> : <Stp view="create" {...fund} />}
    </AccountPage>
  );
}

/** The page of the emailed link. Whoever has it is its owner, signed in or not. */
export function StpConfirmationPage() {
  const text = useWords(stpsText);
  const token = useTokenInAddress();
  return (
    <Page title={text.confirmation}>
      <PlanConfirmation key={token} token={token} />
    </Page>
  );
}
