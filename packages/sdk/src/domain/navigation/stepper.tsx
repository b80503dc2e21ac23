import type { MouseEvent } from 'react';
import { isNewTab } from '#primitives/hooks/is-new-tab.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { primitivesText } from '#primitives/primitives.text.js';
import { setStyle } from '#theme/set-style.js';
import { useStyles } from '#theme/use-styles.js';
import css from './stepper.css?inline';

/** The way to a step that can be looked at again. */
export interface StepLink {
  readonly href: string;
  readonly onGo: () => void;
}

export interface StepperProps {
  /** What the steps lead to, for screen readers. */
  label: string;
  steps: readonly string[];
  /** Index of the step under way. */
  current: number;
  /** Whether a step is finished; left out, all before the current one are. */
  isDone?: ((index: number) => boolean) | undefined;
  /** null: there is no way to it. */
  linkTo?: ((index: number) => StepLink | null) | undefined;
}

/** Shows where one stands in a flow: all names on a wide screen, the current one and a bar on a narrow one. */
export function Stepper({ label, steps, current, isDone = (index) => index < current, linkTo }: StepperProps) {
  const text = useWords(primitivesText);
  useStyles(css);
  return (
    <div className="px-steps">
      <p className="px-steps__now">
        <b>{steps[current]}</b>
        <span>{text.step(current + 1, steps.length)}</span>
      </p>
      <ol className="px-stepper" aria-label={label} ref={setStyle({ '--steps': steps.length })}>
        {steps.map((step, index) => {
          const isCurrent = index === current;
          const isTicked = !isCurrent && isDone(index);
          return (
            <li key={step} data-done={isTicked || undefined} aria-current={isCurrent ? 'step' : undefined}>
              <StepName name={step} isDone={isTicked} link={isCurrent ? null : (linkTo?.(index) ?? null)} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface StepNameProps {
  readonly name: string;
  readonly isDone: boolean;
  readonly link: StepLink | null;
}

function StepName({ name, isDone, link }: StepNameProps) {
  const text = useWords(primitivesText);
  const words = (
    <span className="px-stepper__name">
      {name}
      {isDone && <span className="px-vh">{text.stepDone}</span>}
    </span>
  );
  if (!link) return words;
  const go = (event: MouseEvent) => {
    if (isNewTab(event)) return;
    event.preventDefault();
    link.onGo();
  };
  return (
    <a href={link.href} onClick={go}>
      {words}
    </a>
  );
}
