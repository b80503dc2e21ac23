import type { Portfolio } from '@prosperx/core/portfolio';
import { useState } from 'react';
import { Button } from '#primitives/display/button.js';
import { lazy } from '#primitives/display/lazy.js';
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

interface ToolsProps {
  readonly portfolio: Portfolio;
  readonly accounts: PortfolioChoice['accounts'];
}

/** What is done with a portfolio as a whole; sharing it is for an advisor in the account. */
export function Tools(props: ToolsProps) {
  const text = useWords(portfolioText);
  const { advisor } = useSession();
  const [open, setOpen] = useState<keyof typeof popups | null>(null);
  const Popup = open && popups[open];
  const names = advisor === null ? (['gains', 'download'] as const) : (['gains', 'download', 'share'] as const);
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
