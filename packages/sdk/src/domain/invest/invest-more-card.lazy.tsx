import { ownCardText } from '#domain/query-state/own-card.text.js';
import { Card } from '#primitives/display/card.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { InvestMore, type InvestMoreProps } from './invest-more-form.js';

/** An additional investment into a fund, as a card of a page. */
export function InvestMoreCard(props: InvestMoreProps) {
  const text = useWords(ownCardText).investMore;
  return (
    <Card title={text.title}>
      <InvestMore {...props} />
    </Card>
  );
}
