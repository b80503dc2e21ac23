import type { InputHTMLAttributes } from 'react';
import { useRichStyles } from '#theme/use-rich-styles.js';
import css from './tick.css?inline';

export type TickProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'type'> & {
  type: 'checkbox' | 'radio';
};

/** The painted box or circle itself; its words are its owner's. */
export function Tick(props: TickProps) {
  useRichStyles(css);
  return <input {...props} className="px-tick" />;
}
