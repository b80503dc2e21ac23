import { PxError } from '@prosperx/core/errors';
import type { Nfo, NfoList } from '@prosperx/core/nfo';
import { type ReactNode, useState } from 'react';
import { QueryState } from '#domain/query-state/query-state.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useNfos } from '#queries/nfo.js';
import { useReportError } from '#services/error-message.js';
import { errorMessage } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import type { ViewProps } from '#widget/contract.js';
import type { fundDetailContract } from './fund-detail.contract.js';
import { fundDetailText } from './fund-detail.text.js';
import { OfferPage } from './offer-page.lazy.js';

export interface OfferProps extends ViewProps<typeof fundDetailContract> {
  waiting: ReactNode;
  /** Shows the fund that an offer has become. */
  fundOf: (schemeId: string) => ReactNode;
}

/** Finds an offer by its own id, by that of the scheme under which it is ordered, or of the fund that it has become. */
const offerOf = ({ groups }: NfoList, schemeId = ''): Nfo | undefined =>
  groups
    .flatMap(({ nfos }) => nfos)
    .find((nfo) =>
      [nfo.encryptedSchemeId, nfo.order?.encryptedSchemeId, nfo.fund?.encryptedSchemeId].includes(schemeId),
    );

/** The page of a new fund offer, and of the fund that it becomes with the allotment. */
export function Offer({ waiting, fundOf, ...props }: OfferProps) {
  const text = useWords(fundDetailText);
  return (
    <QueryState query={useNfos()} failed={text.failed} reasonOf={errorMessage} waiting={waiting}>
      {(list) => {
        const nfo = offerOf(list, props.schemeId);
        if (!nfo) return <Unknown />;
        if (nfo.fund) return fundOf(nfo.fund.encryptedSchemeId);
        return <OfferPage key={nfo.encryptedSchemeId} {...props} nfo={nfo} now={list.now} />;
      }}
    </QueryState>
  );
}

/** Neither a fund nor an offer. */
function Unknown() {
  const text = useWords(fundDetailText);
  const { navigate } = useWidget();
  useReportError(useState(() => new PxError('scheme_unknown'))[0]);
  const search = <Button onClick={() => navigate('/search')}>{text.searchFunds}</Button>;
  return <EmptyState level={2} title={text.unknown} action={search} />;
}
