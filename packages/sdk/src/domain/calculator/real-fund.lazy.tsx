import { formatDateShort, formatMoney } from '@prosperx/core/format';
import { categoryName, fundPath, type FundSummary, pastOutcome, paysOut, SUGGEST } from '@prosperx/core/fund';
import { addMonths } from '@prosperx/core/time';
import { useState } from 'react';
import { PastChart, PastFigures } from '#domain/fund/past-outcome.js';
import { SiteLink } from '#domain/navigation/site-link.js';
import { QueryState } from '#domain/query-state/query-state.js';
import { Button } from '#primitives/display/button.js';
import { FundCell } from '#primitives/display/fund-cell.js';
import { RiskWarning } from '#primitives/display/risk-warning.js';
import { TextField } from '#primitives/form/text-field.js';
import { useFocusFirst } from '#primitives/form/use-focus-first.js';
import { useDebouncedValue } from '#primitives/hooks/use-debounced-value.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useFund, useSuggestions } from '#queries/fund.js';
import { DataProvider } from '#services/services.js';
import { useStyles } from '#theme/use-styles.js';
import type { PastTerms } from './calculator.js';
import { realFundText } from './real-fund.text.js';
import css from './real-fund.css?inline';

interface RealFundProps {
  past: PastTerms;
}

/** What a plan would have come to in a fund that one chooses, by the NAVs that were published, up to the last of them. */
export function RealFund({ past }: RealFundProps) {
  const [fund, setFund] = useState<FundSummary | null>(null);
  useStyles(css);
  const shown = useFocusFirst<HTMLDivElement>(fund);
  return (
    <DataProvider>
      <div ref={shown} className="px-real">
        {fund ? <InFund past={past} fund={fund} onLeave={() => setFund(null)} /> : <FundChoice onChosen={setFund} />}
      </div>
    </DataProvider>
  );
}

/** Finds a fund by a part of its name. */
function FundChoice({ onChosen }: { onChosen: (fund: FundSummary) => void }) {
  const text = useWords(realFundText);
  const [typed, setTyped] = useState('');
  // the NAVs of an option that pays out do not tell what a plan in it came to
  const found = useSuggestions(useDebouncedValue(typed.trim()))?.filter((fund) => !paysOut(fund));
  const isShort = typed.trim().length < SUGGEST.minimumLength;
  return (
    <>
      <TextField
        label={text.find}
        type="search"
        autoComplete="off"
        hint={text.findHint(SUGGEST.minimumLength)}
        value={typed}
        onInput={setTyped}
      />
      <div role="status" className="px-vh">
        {!isShort && found && text.found(found.length)}
      </div>
      {!isShort && found?.length === 0 && <p>{text.none(typed.trim())}</p>}
      {!isShort && found && found.length > 0 && (
        <ul className="px-real__found">
          {found.map((fund) => (
            <li key={fund.encryptedSchemeId}>
              <button type="button" onClick={() => onChosen(fund)}>
                <FundCell brand={fund.fundHouse} name={fund.schemeName} note={categoryName(fund.subCategory)} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface InFundProps extends RealFundProps {
  fund: FundSummary;
  onLeave: () => void;
}

/** The plan in the fund: from as many years before its last NAV, or from its first one. */
function InFund({ past, fund, onLeave }: InFundProps) {
  const text = useWords(realFundText);
  const query = useFund(fund.encryptedSchemeId);
  return (
    <>
      <div className="px-real__fund">
        <SiteLink to={fundPath(fund)} params={{ schemeId: fund.encryptedSchemeId }}>
          <FundCell brand={fund.fundHouse} name={fund.schemeName} note={categoryName(fund.subCategory)} />
        </SiteLink>
        <Button size="sm" onClick={onLeave}>
          {text.another}
        </Button>
      </div>
      <QueryState query={query} failed={text.failed}>
        {({ navHistory }) => <Past navHistory={navHistory} past={past} name={fund.schemeName} />}
      </QueryState>
    </>
  );
}

interface PastProps extends RealFundProps {
  navHistory: Parameters<typeof pastOutcome>[0];
  name: string;
}

function Past({ navHistory, past: { years, ...terms }, name }: PastProps) {
  const text = useWords(realFundText);
  const [first, last] = [navHistory[0]?.date, navHistory.at(-1)?.date];
  if (!first || !last) return <p>{text.noHistory}</p>;
  const wanted = addMonths(last, -12 * years);
  const from = wanted < first ? first : wanted;
  // that of the last day would be one more than the plan has
  const outcome = pastOutcome(navHistory, { ...terms, from, instalments: 12 * years });
  if (!outcome) return <p>{text.noHistory}</p>;
  const amount = formatMoney(terms.amount);
  return (
    <>
      <p className="px-tools__said">
        {text.plan(terms, amount, formatDateShort(from), formatDateShort(last))}
        {wanted < first && ` ${text.younger(years)}`}
      </p>
      <div role="status">
        <PastFigures outcome={outcome} />
      </div>
      <PastChart outcome={outcome} caption={text.caption(name)} />
      <p className="px-tools__note">
        {text.note(formatDateShort(last))} <RiskWarning />
      </p>
    </>
  );
}
