import type { InputHTMLAttributes } from 'react';
import { useStyles } from '#theme/use-styles.js';
import css from './checkmark-input.css?inline';

export type CheckmarkInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'type'> & {
  type: 'checkbox' | 'radio';
};

/** The painted box or circle itself; its words are its owner's. */
export function CheckmarkInput(props: CheckmarkInputProps) {
  useStyles(css);
  return <input {...props} className="px-tick" />;
}
