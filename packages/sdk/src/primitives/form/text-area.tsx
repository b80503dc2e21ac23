import { useStyles } from '#theme/use-styles.js';
import { Field, type FieldWords } from './field.js';
import css from './input.css?inline';

export interface TextAreaProps extends FieldWords {
  name?: string | undefined;
  value: string;
  onInput: (value: string) => void;
  onBlur?: (() => void) | undefined;
  rows?: number | undefined;
  spellCheck?: boolean | undefined;
}

/** Several lines of text. */
export function TextArea({ label, note, hint, confirmed, error, live, onInput, rows = 3, ...native }: TextAreaProps) {
  useStyles(css);
  return (
    <Field label={label} note={note} hint={hint} confirmed={confirmed} error={error} live={live}>
      {(wiring) => (
        <textarea
          {...native}
          {...wiring}
          className="px-input"
          rows={rows}
          onInput={({ currentTarget }) => onInput(currentTarget.value)}
        />
      )}
    </Field>
  );
}
