import { Icon, siteIcons, useAgentCode, useAudience } from '@prosperx/sdk/internal';
import { navText } from '#nav.text.js';
import { loanAgainstFundsUrl } from '#site.js';

/** Loan Against MF: for advisors alone, at the lender, who credits the agent code (specification, platform, section 2). */
export function LoanTile() {
  const agentCode = useAgentCode();
  if (useAudience() !== 'advisor' || agentCode === null) return null;
  return (
    <li>
      <a href={loanAgainstFundsUrl(agentCode)} target="_blank" rel="noopener">
        <Icon shape={siteIcons.loan} />
        <b>{navText.loan}</b>
        <small>
          {navText.loanNote}
          <span className="px-vh"> {navText.newTab}</span>
        </small>
      </a>
    </li>
  );
}
