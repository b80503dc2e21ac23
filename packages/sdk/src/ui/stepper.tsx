import { useRichStyles } from '#theme/use-rich-styles.js';
import css from './stepper.css?inline';
import { uiText } from './ui.text.js';

export interface StepperProps {
  /** What the steps lead to, for screen readers. */
  label: string;
  steps: readonly string[];
  /** Index of the step under way. */
  current: number;
}

/** Where one stands in a flow: all names on a wide screen, the current one and a bar on a narrow one. */
export function Stepper({ label, steps, current }: StepperProps) {
  useRichStyles(css);
  return (
    <div className="px-steps">
      <p className="px-steps__now">
        <b>{steps[current]}</b>
        <span>{uiText.step(current + 1, steps.length)}</span>
      </p>
      <ol className="px-stepper" aria-label={label} style={{ '--steps': steps.length } as object}>
        {steps.map((step, index) => (
          <li key={step} data-done={index < current || undefined} aria-current={index === current ? 'step' : undefined}>
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}
