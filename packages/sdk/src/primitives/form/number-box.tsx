import type { FormEvent, KeyboardEvent } from 'react';
import { useStyles } from '#theme/use-styles.js';
import css from './number-box.css?inline';

export interface NumberBoxProps {
  label: string;
  text: string;
  /** How many characters it has room for. */
  room: number;
  before?: string | undefined;
  after?: string | undefined;
  /** Id of the error below, when there is one. */
  errorId?: string | undefined;
  handlers: {
    onInput: (event: FormEvent<HTMLInputElement>) => void;
    onBlur: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** The small field beside a slider. */
export function NumberBox({ label, text, room, before, after, errorId, handlers }: NumberBoxProps) {
  useStyles(css);
  return (
    <span className="px-numbox" style={{ '--w': room } as object}>
      {before && <span>{before}</span>}
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        value={text}
        {...handlers}
      />
      {after && <span>{after}</span>}
    </span>
  );
}
