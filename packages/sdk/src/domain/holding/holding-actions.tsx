import { type Holding, type HoldingAction, isActionOpen, offeredActions } from '@prosperx/core/portfolio';
import { useState } from 'react';
import { Button } from '#primitives/display/button.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useWidget } from '#services/widget-context.js';
import { useSession } from '#session/use-session.js';
import { useStyles } from '#theme/use-styles.js';
import { holdingPopups, type PopupAction } from './holding-popups.js';
import { holdingText } from './holding.text.js';
import css from './holding.css?inline';

interface HoldingActionsProps {
  readonly holding: Holding;
  /** The page of the folio itself offers no way to itself. */
  readonly without?: HoldingAction;
}

const isPopup = (action: HoldingAction): action is PopupAction =>
  action === 'investMore' || action === 'redeem' || action === 'switch';

/** The pages that the other actions lead to. */
function pageOf(action: Exclude<HoldingAction, PopupAction>, { folioNo, metaData: { schemeId } }: Holding) {
  if (action === 'stp') return { to: '/profile/stps/create-new-stp', params: { schemeId, folio: folioNo } };
  return { to: '/portfolio-details', params: { folioNo, schemeId } };
}

/** What can be done with a folio, by its rules: a popup over the page, or a page. Where the account is closed, buttons stay and say no. */
export function HoldingActions({ holding, without }: HoldingActionsProps) {
  const text = useWords(holdingText);
  useStyles(css);
  const { navigate } = useWidget();
  const { user } = useSession();
  const isMajor = user?.majorStatus != null;
  const [open, setOpen] = useState<PopupAction | null>(null);
  const Popup = open && holdingPopups[open];
  const take = (action: HoldingAction) => {
    if (isPopup(action)) return setOpen(action);
    const { to, params } = pageOf(action, holding);
    navigate(to, params);
  };
  const actions = offeredActions(holding).filter((action) => action !== without);
  return (
    <div className="px-holding-actions" role="group" aria-label={text.actionsOf(holding.metaData.schemeName)}>
      {actions.map((action, index) => (
        <Button
          key={action}
          size="sm"
          variant={index < 2 ? 'secondary' : 'ghost'}
          idle={!isActionOpen(action, holding, isMajor)}
          onClick={() => take(action)}
        >
          {text.actions[action]}
        </Button>
      ))}
      {Popup && <Popup fallback={null} holding={holding} onClose={() => setOpen(null)} />}
    </div>
  );
}
