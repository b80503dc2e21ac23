import { errorText } from '@prosperx/core/errors';
import { pincodeErrorText, tidyPincode } from '@prosperx/core/pincode';
import { useEffect, useState } from 'react';
import { afterPress, watchPresses } from '#primitives/form/after-press.js';
import { TextField, type TextFieldProps } from '#primitives/form/text-field.js';
import type { BoundField } from '#primitives/form/use-form.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { usePlace } from '#queries/pincode.js';
import { useReportError } from '#services/error-message.js';
import { pincodeFieldText } from './profile.text.js';

export type PincodeFieldProps = BoundField<string> & Pick<TextFieldProps, 'disabled' | 'readOnly'>;

/** A pincode that is looked up when the field is left: below it stand city and state, or what is wrong. Its form still asks `checkPlace` before it is sent. */
export function PincodeField({ value, error, onInput, onBlur, ...rest }: PincodeFieldProps) {
  const errorWords = useWords(errorText);
  const pincodeErrorWords = useWords(pincodeErrorText);
  const text = useWords(pincodeFieldText);
  const [isTyping, setTyping] = useState(false);
  useEffect(watchPresses, []);
  const place = usePlace(isTyping ? null : value);
  useReportError(place.error);
  const isUnknown = place.data === null;
  const wrong = place.isError
    ? errorWords.pincode_unchecked
    : isUnknown
      ? pincodeErrorWords.pincode_unknown
      : undefined;
  const sentence = error ?? wrong;
  const confirmed = place.data && !error ? text.place(place.data.city, place.data.state) : undefined;
  const leave = () => {
    afterPress(() => {
      setTyping(false);
      if (place.isError) void place.refetch();
    });
    onBlur();
  };
  return (
    <TextField
      {...rest}
      label={text.label}
      value={value}
      onInput={(typed) => {
        setTyping(true);
        onInput(typed);
      }}
      onBlur={leave}
      error={sentence}
      live={error === undefined}
      confirmed={confirmed}
      // a line stands below in any case: what follows stays where it is
      hint={sentence || confirmed ? undefined : text.hint}
      accept={tidyPincode}
      inputMode="numeric"
      autoComplete="postal-code"
      figures
    />
  );
}
