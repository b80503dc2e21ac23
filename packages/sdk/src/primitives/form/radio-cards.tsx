import { Fragment, type ReactNode, useId } from 'react';
import { Icon } from '#primitives/display/icon.js';
import { useStyles } from '#theme/use-styles.js';
import { CheckmarkInput } from './checks.js';
import { FieldError } from './field-error.js';
import css from './radio-cards.css?inline';

export interface RadioCard<Value extends string> {
  value: Value;
  title: string;
  /** What it means, or why it cannot be chosen. */
  text?: string | undefined;
  /** One of `#primitives/icons/`. */
  icon?: string | undefined;
  disabled?: boolean | undefined;
  /** What it asks besides, shown below it while it is chosen. */
  content?: ReactNode;
}

export interface RadioCardsProps<Value extends string> {
  /** The question, for screen readers; a heading above shows it. */
  legend: string;
  cards: readonly RadioCard<Value>[];
  value: Value | null;
  onPick: (value: Value) => void;
  /** Shows two cards next to each other where there is room. */
  columns?: 2 | undefined;
  error?: string | undefined;
}

/** One of a few that need a word of explanation. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, cards, value, onPick, columns, error } = props;
  useStyles(css);
  const name = useId();
  return (
    <fieldset>
      <legend className="px-vh">{legend}</legend>
      <div className="px-radios" data-cols={columns}>
        {cards.map((card) => (
          <Fragment key={card.value}>
            <label
              className="px-radiocard"
              data-open={(card.value === value && card.content !== undefined) || undefined}
            >
              <CheckmarkInput
                type="radio"
                name={name}
                value={card.value}
                checked={card.value === value}
                disabled={card.disabled}
                aria-invalid={error && !card.disabled ? true : undefined}
                aria-describedby={error ? `${name}-error` : undefined}
                onChange={() => onPick(card.value)}
              />
              <span>
                <b>{card.title}</b>
                {card.text && <small>{card.text}</small>}
              </span>
              {card.icon && <Icon shape={card.icon} />}
            </label>
            {card.value === value && card.content !== undefined && (
              <div className="px-radiocard__more">{card.content}</div>
            )}
          </Fragment>
        ))}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
