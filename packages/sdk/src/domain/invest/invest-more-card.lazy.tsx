import { Card } from '#primitives/display/card.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { InvestMore, type InvestMoreProps } from './invest-more-form.js';
import { investMoreText } from './invest-more.text.js';

/** An additional investment into a fund, as a card of a page. */
export function InvestMoreCard(props: InvestMoreProps) {
  const text = useWords(investMoreText);
  return (
    <Card title={text.title}>
      <InvestMore {...props} />
    </Card>
  );
}
