import { type ReactNode, useEffect } from 'react';
import { pageText } from '#layout.text.js';
import { AccountRail } from './account-rail.js';
import { Members } from './members.js';
import { OpenAccount } from './open-account.js';

export interface AccountPageProps {
  readonly title: string;
  readonly lead?: string;
  /** Shows the places of the area on a phone too, where other pages have no room for them. */
  readonly isHub?: boolean;
  /** A minor who has turned 18 sees it too. */
  readonly isOpenToLocked?: boolean;
  readonly children: ReactNode;
}

/** A page of the account area: the rail beside it, and nothing for visitors but the way in. Names the document too. */
export function AccountPage({ title, lead, isHub, isOpenToLocked, children }: AccountPageProps) {
  useEffect(() => {
    document.title = pageText.documentTitle(title);
  }, [title]);
  return (
    <div className="x-wrap x-page x-account" data-hub={isHub || undefined}>
      <AccountRail />
      <div className="x-account__main">
        <div>
          <h1 className="x-title">{title}</h1>
          {lead && <p className="x-lead">{lead}</p>}
        </div>
        <Members>{isOpenToLocked ? children : <OpenAccount>{children}</OpenAccount>}</Members>
      </div>
    </div>
  );
}
