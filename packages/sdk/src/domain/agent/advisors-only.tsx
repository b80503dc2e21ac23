import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useWidget } from '#services/widget-context.js';
import { advisorsOnlyText } from './advisors-only.text.js';

interface AdvisorsOnlyProps {
  /** What is for advisors, as a sentence. */
  readonly title: string;
  readonly text: string;
}

/** Says that something is for advisors, to everybody else, and offers the way home. */
export function AdvisorsOnly({ title, text: reason }: AdvisorsOnlyProps) {
  const text = useWords(advisorsOnlyText);
  const { navigate } = useWidget();
  const home = <Button onClick={() => navigate('/home')}>{text.home}</Button>;
  return <EmptyState level={2} title={title} text={reason} action={home} />;
}
