import type { InputHTMLAttributes } from 'react';
import { useStyles } from '#theme/use-styles.js';
import css from './tick.css?inline';

export type TickProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'type'> & {
  type: 'checkbox' | 'radio';
};

/** The painted box or circle itself; its words are its owner's. */
export function Tick(props: TickProps) {
  useStyles(css);
  return <input {...props} className="px-tick" />;
}
