import { MAX_COMPARED } from '@prosperx/core/fund';
import { Button } from '#primitives/display/button.js';
import { Icon } from '#primitives/display/icon.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { scale, star } from '#primitives/icons/site.js';
import { useWatchlist } from '#queries/watchlist.js';
import { useServices } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { useStyles } from '#theme/use-styles.js';
import { useCompared } from './compared.js';
import { fundChoiceText } from './fund-choice.text.js';
import css from './fund-choice.css?inline';

interface FundChoiceProps {
  fund: { readonly encryptedSchemeId: string; readonly schemeName: string };
  /** true: words stand beside the shapes, where a fund stands alone. */
  named?: boolean | undefined;
}

/** Watches a fund, and puts it beside others; pressed as long as it is so. */
export function FundChoice({ fund: { encryptedSchemeId: id, schemeName }, named = false }: FundChoiceProps) {
  const text = useWords(fundChoiceText);
  useStyles(css);
  const { flash } = useServices();
  const watchlist = useWatchlist();
  const compared = useCompared();
  const [isWatched, isCompared] = [watchlist.has(id), compared.has(id)];
  const toggle = (list: { isFull: boolean; toggle: (id: string) => void }, isChosen: boolean, full: string) => {
    if (list.isFull && !isChosen) flash.getState().show('error', full);
    else list.toggle(id);
  };
  return (
    <span className="fund-choice">
      <Button
        size="sm"
        variant={named ? 'secondary' : 'ghost'}
        aria-label={text.watch(schemeName)}
        aria-pressed={isWatched}
        title={text.watchShort}
        onClick={() => toggle(watchlist, isWatched, text.watchFull)}
      >
        <Icon shape={star} />
        {named && text.watchShort}
      </Button>
      <Button
        size="sm"
        variant={named ? 'secondary' : 'ghost'}
        aria-label={text.compare(schemeName)}
        aria-pressed={isCompared}
        title={text.compareShort}
        onClick={() => toggle(compared, isCompared, text.full)}
      >
        <Icon shape={scale} />
        {named && text.compareShort}
      </Button>
    </span>
  );
}

/** Says how many funds were chosen to stand side by side, and leads there; shows nothing while there is none. */
export function CompareTray() {
  const text = useWords(fundChoiceText);
  useStyles(css);
  const { navigate } = useWidget();
  const { ids, clear } = useCompared();
  if (ids.length === 0) return null;
  return (
    <div className="fund-choice__tray" role="group" aria-label={text.tray}>
      <p role="status">{text.chosen(ids.length, MAX_COMPARED)}</p>
      <Button size="sm" variant="ghost" onClick={clear}>
        {text.clear}
      </Button>
      <Button size="sm" variant="primary" onClick={() => navigate('/compare-funds', { schemeIds: ids.join(',') })}>
        {text.show}
      </Button>
    </div>
  );
}
