import { PxError } from '@prosperx/core/errors';
import { formatDate, formatMoney } from '@prosperx/core/format';
import { QueryState } from '#domain/query-state/query-state.js';
import { FlashOutlet } from '#domain/session/flash-outlet.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useSkipLink } from '#queries/sips.js';
import { showErrorFlash } from '#services/error-message.js';
import { DataProvider, errorMessage, useServices } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { skipInstalmentText } from './skip-instalment.text.js';

export interface SkipInstalmentProps {
  /** What the link of a reminder carries. A secret: so it is a page of the site, and no widget with a prop for it. */
  token: string;
}

/** Skips the instalment of a reminder, without a login: it asks first, since programs that read mails open links too. */
export function SkipInstalment(props: SkipInstalmentProps) {
  return (
    <DataProvider>
      <SkipStates {...props} />
      <FlashOutlet />
    </DataProvider>
  );
}

function SkipStates({ token }: SkipInstalmentProps) {
  const text = useWords(skipInstalmentText);
  const services = useServices();
  const { navigate } = useWidget();
  const { query, skip } = useSkipLink(token);
  const mySips = <Button onClick={() => navigate('/running-sips')}>{text.mySips}</Button>;
  const isInvalid = token === '' || (query.error instanceof PxError && query.error.code === 'skip_link_invalid');
  if (isInvalid)
    return <EmptyState level={2} tone="error" title={text.invalid} text={text.invalidHelp} action={mySips} />;
  const press = () => skip.mutate(undefined, { onError: (error) => showErrorFlash(services, error) });
  return (
    <QueryState query={query} failed={text.failed} reasonOf={errorMessage}>
      {({ state, schemeName, amount, date, until, next }) => {
        const [sum, day] = [formatMoney(amount, 2), formatDate(date)];
        const skipButton = (
          <Button variant="primary" busy={skip.isPending} onClick={press}>
            {text.skip}
          </Button>
        );
        const sentences = {
          open: [
            text.open(sum, schemeName, day),
            next && text.nextIfSkipped(formatDate(next)),
            text.until(formatDate(until)),
          ],
          skipped: [text.skipped(sum, schemeName, day), next && text.next(formatDate(next))],
          late: [text.late(day, formatDate(until))],
          gone: [text.gone],
        }[state];
        return (
          <div role="status">
            <EmptyState
              level={2}
              title={text.titles[state]}
              text={sentences.filter(Boolean).join(' ')}
              action={state === 'open' ? skipButton : mySips}
            />
          </div>
        );
      }}
    </QueryState>
  );
}
