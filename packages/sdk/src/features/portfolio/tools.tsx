import type { Portfolio } from '@prosperx/core/portfolio';
import { useContext, useState } from 'react';
import { AmountsHidden } from '#domain/holding/hidden-amounts.js';
import { Button } from '#primitives/display/button.js';
import { lazy } from '#primitives/display/lazy.js';
import { Checkbox } from '#primitives/form/checks.js';
import { Segment } from '#primitives/form/segment.js';
import { useWords } from '#primitives/hooks/use-words.js';
import type { PortfolioChoice } from '#queries/portfolio.js';
import { useSession } from '#session/use-session.js';
import { portfolioText } from './portfolio.text.js';

/** The popups, each fetched when it is first opened. */
const popups = {
  gains: lazy(async () => (await import('./gains-dialog.lazy.js')).GainsDialog),
  download: lazy(async () => (await import('./download-dialog.lazy.js')).DownloadDialog),
  share: lazy(async () => (await import('./share-portfolio.lazy.js')).SharePortfolio),
} as const;

/** What shows a portfolio that has arrived, and has parts of it chosen. */
export interface PortfolioViewProps {
  readonly portfolio: Portfolio;
  readonly choice: PortfolioChoice;
  readonly onChoose: (choice: PortfolioChoice) => void;
  readonly onHide: (isHidden: boolean) => void;
}

/** The box that hides the amounts of the page, or shows them again. */
export function HideAmounts({ onHide }: Pick<PortfolioViewProps, 'onHide'>) {
  const text = useWords(portfolioText);
  return (
    <Checkbox checked={useContext(AmountsHidden)} onChange={onHide}>
      {text.hideAmounts}
    </Checkbox>
  );
}

/** The choice between the account and all accounts of a login that has several. */
export function Accounts({ choice, onChoose }: Pick<PortfolioViewProps, 'choice' | 'onChoose'>) {
  const text = useWords(portfolioText);
  const { profiles } = useSession();
  if (profiles.length < 2) return null;
  return (
    <Segment
      label={text.accounts}
      options={(['own', 'all'] as const).map((value) => ({ value, text: text.accountsOf[value] }))}
      value={choice.accounts}
      onPick={(accounts) => onChoose({ ...choice, accounts, page: 1 })}
    />
  );
}

interface ToolsProps {
  readonly portfolio: Portfolio;
  readonly accounts: PortfolioChoice['accounts'];
}

/** What is done with a portfolio as a whole; sharing one that holds something is for an advisor in the account. */
export function Tools(props: ToolsProps) {
  const text = useWords(portfolioText);
  const { advisor } = useSession();
  const [open, setOpen] = useState<keyof typeof popups | null>(null);
  const Popup = open && popups[open];
  const names =
    advisor === null || props.portfolio.folioCount === 0
      ? (['gains', 'download'] as const)
      : (['gains', 'download', 'share'] as const);
  return (
    <div className="portfolio__tools" role="group" aria-label={text.toolsLabel}>
      {names.map((name) => (
        <Button key={name} size="sm" aria-haspopup="dialog" onClick={() => setOpen(name)}>
          {text.tools[name]}
        </Button>
      ))}
      {Popup && <Popup fallback={null} {...props} onClose={() => setOpen(null)} />}
    </div>
  );
}
