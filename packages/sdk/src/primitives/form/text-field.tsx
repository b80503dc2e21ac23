import type { FormEvent, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useStyles } from '#theme/use-styles.js';
import { Field, type FieldWords } from './field.js';
import css from './input.css?inline';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'disabled'
  | 'enterKeyHint'
  | 'inputMode'
  | 'max'
  | 'maxLength'
  | 'min'
  | 'name'
  | 'onBlur'
  | 'placeholder'
  | 'readOnly'
  | 'required'
  | 'spellCheck'
>;

export interface TextFieldProps extends FieldWords, Native {
  type?: 'date' | 'email' | 'password' | 'search' | 'tel' | 'text' | undefined;
  value: string;
  onInput: (value: string) => void;
  /** What of the typed text is kept: digits only, capitals. Applied at every key. */
  accept?: ((typed: string) => string) | undefined;
  /** Figures of one width: PAN, account and mobile numbers. */
  figures?: boolean | undefined;
  /** Inside the box: ₹, +91. */
  before?: string | undefined;
  /** Inside the box, at its end: a unit, or an action. */
  after?: ReactNode;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** Rewrites the field itself when something typed is not accepted: the state then stays as it was, and nothing would be rendered. */
function acceptInto(field: HTMLInputElement, accept: (typed: string) => string): string {
  const kept = accept(field.value);
  if (kept === field.value) return kept;
  const caret = accept(field.value.slice(0, field.selectionStart ?? field.value.length)).length;
  field.value = kept;
  field.setSelectionRange(caret, caret);
  return kept;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, note, hint, confirmed, error, live, onInput, accept, figures, before, after, inputRef, ...native } =
    props;
  useStyles(css);
  const type = (event: FormEvent<HTMLInputElement>) =>
    onInput(accept ? acceptInto(event.currentTarget, accept) : event.currentTarget.value);
  const boxed = before !== undefined || after !== undefined;
  return (
    <Field label={label} note={note} hint={hint} confirmed={confirmed} error={error} live={live}>
      {(wiring) => {
        const input = (
          <input
            {...native}
            {...wiring}
            ref={inputRef}
            className={boxed ? undefined : 'px-input'}
            data-figures={figures || undefined}
            onInput={type}
          />
        );
        if (!boxed) return input;
        return (
          <div className="px-affix">
            {before && <span>{before}</span>}
            {input}
            {after}
          </div>
        );
      }}
    </Field>
  );
}
