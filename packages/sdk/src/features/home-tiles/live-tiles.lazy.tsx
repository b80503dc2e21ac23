import { Icon } from '#primitives/display/icon.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { loan } from '#primitives/icons/site.js';
import { useNfos } from '#queries/nfo.js';
import { DataProvider } from '#services/services.js';
import { useAudience } from '#session/use-audience.js';
import { useAgentCode } from '#session/use-session.js';
import { homeTilesText } from './home-tiles.text.js';

/** Says how many new fund offers are open; until that is known, what they are. */
export const OpenNfos = () => (
  <DataProvider>
    <NfoCount />
  </DataProvider>
);

function NfoCount() {
  const text = useWords(homeTilesText);
  const open = useNfos().data?.groups[0]?.nfos.length ?? 0;
  return open > 0 ? text.openNfos(open) : text.nfoNote;
}

interface LoanTileProps {
  loanUrl: string;
}

/** The tile of a loan, for advisors alone: it leads to the lender, who credits the agent code. */
export const LoanTile = (props: LoanTileProps) => (
  <DataProvider>
    <Loan {...props} />
  </DataProvider>
);

/** The lender's page with the code; null for an address that is none. */
function lenderPage(loanUrl: string, agentCode: string): string | null {
  if (!/^https:\/\//.test(loanUrl) || !URL.canParse(loanUrl)) return null;
  const url = new URL(loanUrl);
  url.searchParams.set('partnerId', agentCode);
  return url.href;
}

function Loan({ loanUrl }: LoanTileProps) {
  const text = useWords(homeTilesText);
  const agentCode = useAgentCode();
  const isAdvisor = useAudience() === 'advisor';
  const href = isAdvisor && agentCode !== null ? lenderPage(loanUrl, agentCode) : null;
  if (href === null) return null;
  return (
    <li>
      <a href={href} target="_blank" rel="noopener">
        <Icon shape={loan} />
        <b>{text.loan}</b>
        <small>
          {text.loanNote}
          <span className="px-vh"> {text.newTab}</span>
        </small>
      </a>
    </li>
  );
}
