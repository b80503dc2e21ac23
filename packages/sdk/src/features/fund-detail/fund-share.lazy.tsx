import { riskText } from '@prosperx/core/disclosure';
import { type FundDetail, fundKind, fundPath } from '@prosperx/core/fund';
import { ShareDialog } from '#domain/share/share-dialog.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { pageUrl } from '#services/open-page.js';
import { useServices, useStore } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { fundShareText } from './fund-share.text.js';

interface FundShareProps {
  fund: FundDetail;
  onClose: () => void;
}

/** Shares the page of a fund by the reader's own programs; an advisor is credited by its address. */
export function FundShare({ fund, onClose }: FundShareProps) {
  const risk = useWords(riskText);
  const text = useWords(fundShareText);
  const { shared } = useWidget();
  const { session } = useServices();
  const { advisor } = useStore(session);
  const site = { apiBase: shared.apiBase, agentCode: advisor?.agentCode ?? shared.agentCode };
  return (
    <ShareDialog
      open
      onClose={onClose}
      details={`${fund.schemeName}: ${fundKind(fund.category, fund.subCategory)}`}
      message={`${text.shareMessage(fund.schemeName)} ${risk.riskWarning}`}
      url={pageUrl(site, fundPath(fund), { schemeId: fund.encryptedSchemeId })}
    />
  );
}
