import { categoryName, SUGGEST, type FundSummary } from '@prosperx/core/fund';
import { useState } from 'react';
import { InvestMore } from '#domain/invest/invest-more-form.js';
import { FundCell } from '#primitives/display/fund-cell.js';
import { Stack } from '#primitives/display/stack.js';
import { TextField } from '#primitives/form/text-field.js';
import { useDebouncedValue } from '#primitives/hooks/use-debounced-value.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useSuggestions } from '#queries/fund.js';
import { useProposeInvestment } from '#queries/propose-investment.js';
import { useStyles } from '#theme/use-styles.js';
import { addFundText } from './add-fund.text.js';
import css from './add-fund.css?inline';

interface AddFundDialogProps {
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

/** Finds a fund by a part of its name, and asks how much and how often. */
export function AddFundDialog({ onClose, onAdded }: AddFundDialogProps) {
  const text = useWords(addFundText);
  const [fund, setFund] = useState<FundSummary | null>(null);
  useStyles(css);
  return (
    <Dialog open title={text.addFund} onClose={onClose}>
      {fund ? <Terms fund={fund} onBack={() => setFund(null)} onAdded={onAdded} /> : <Find onChosen={setFund} />}
    </Dialog>
  );
}

interface TermsProps {
  readonly fund: FundSummary;
  readonly onBack: () => void;
  readonly onAdded: () => void;
}

/** The form of an additional investment, whose outcome goes into the proposal. */
function Terms({ fund: { encryptedSchemeId }, onBack, onAdded }: TermsProps) {
  const keeping = useProposeInvestment();
  return <InvestMore schemeId={encryptedSchemeId} folioNo="" keeping={keeping} onCancel={onBack} onSaved={onAdded} />;
}

function Find({ onChosen }: { readonly onChosen: (fund: FundSummary) => void }) {
  const text = useWords(addFundText);
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const found = useSuggestions(useDebouncedValue(name));
  const isShort = name.length < SUGGEST.minimumLength;
  return (
    <Stack gap={3}>
      <TextField
        label={text.findFund}
        type="search"
        autoComplete="off"
        hint={text.findFundHint(SUGGEST.minimumLength)}
        value={typed}
        onInput={setTyped}
      />
      <div role="status" className="px-vh">
        {!isShort && found && text.foundFunds(found.length)}
      </div>
      {!isShort && found?.length === 0 && <p>{text.noFund(name)}</p>}
      {!isShort && found && found.length > 0 && (
        <ul className="add-fund__found">
          {found.map((fund) => (
            <li key={fund.encryptedSchemeId}>
              <button type="button" onClick={() => onChosen(fund)}>
                <FundCell brand={fund.fundHouse} name={fund.schemeName} note={categoryName(fund.subCategory)} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
