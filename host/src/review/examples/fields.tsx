import type { FieldAmount } from '@prosperx/core/format';
import { rupees } from '@prosperx/core/money';
import { AmountField, OtpField, PasswordField, SelectField, TextField, TextLink } from '@prosperx/sdk/site/ui';
import { type Example, type Section, StatefulExample } from '#review/example.js';
import { words } from '#review/review.text.js';

const t = words.fields;
const nothing = () => undefined;
const upper = (typed: string) => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
const digits = (typed: string) => typed.replace(/\D/g, '');

const text: readonly Example[] = [
  {
    title: 'Text',
    show: () => (
      <StatefulExample start={t.person as string}>
        {(value, set) => <TextField label={t.name} note={t.nameNote} value={value} onInput={set} />}
      </StatefulExample>
    ),
  },
  {
    title: 'Good news',
    show: () => (
      <StatefulExample start="411038">
        {(value, set) => (
          <TextField
            label={t.pincode}
            inputMode="numeric"
            accept={digits}
            figures
            confirmed={t.town}
            value={value}
            onInput={set}
          />
        )}
      </StatefulExample>
    ),
  },
  {
    title: 'Error',
    show: () => (
      <StatefulExample start="ananya@mail">
        {(value, set) => <TextField label={t.email} type="email" error={t.emailError} value={value} onInput={set} />}
      </StatefulExample>
    ),
  },
  {
    title: 'Capitals and figures only',
    show: () => (
      <StatefulExample start="ABXPD4421K">
        {(value, set) => <TextField label={t.pan} accept={upper} figures maxLength={10} value={value} onInput={set} />}
      </StatefulExample>
    ),
  },
  { title: 'Disabled', show: () => <TextField label={t.pan} value="ABXPD4421K" figures disabled onInput={nothing} /> },
  {
    title: 'Before the text',
    show: () => (
      <StatefulExample start="9820047421">
        {(value, set) => (
          <TextField label={t.mobile} type="tel" before="+91" accept={digits} value={value} onInput={set} />
        )}
      </StatefulExample>
    ),
  },
  {
    title: 'With an action',
    show: () => (
      <StatefulExample start="ananya@okbank">
        {(value, set) => (
          <TextField
            label={t.upi}
            value={value}
            onInput={set}
            after={
              <TextLink small onClick={nothing}>
                {t.verify}
              </TextLink>
            }
          />
        )}
      </StatefulExample>
    ),
  },
  {
    title: 'Date',
    show: () => (
      <StatefulExample start="1991-08-14">
        {(value, set) => <TextField label={t.birth} type="date" value={value} onInput={set} />}
      </StatefulExample>
    ),
  },
];

const special: readonly Example[] = [
  {
    title: 'Amount, in words from a lakh',
    show: () => (
      <StatefulExample start={rupees(150000) as FieldAmount}>
        {(value, set) => <AmountField label={t.amount} size="lg" value={value} onInput={set} />}
      </StatefulExample>
    ),
  },
  {
    title: 'Amount with an error',
    show: () => (
      <StatefulExample start={rupees(400) as FieldAmount}>
        {(value, set) => (
          <AmountField label={t.amount} hint={t.amountHint} error={t.amountError} value={value} onInput={set} />
        )}
      </StatefulExample>
    ),
  },
  {
    title: 'Password',
    show: () => (
      <StatefulExample start="wrong pass">
        {(value, set) => (
          <PasswordField
            label={t.password}
            autoComplete="current-password"
            error={t.passwordError}
            value={value}
            onInput={set}
          />
        )}
      </StatefulExample>
    ),
  },
  {
    title: 'List',
    show: () => (
      <StatefulExample start={t.relations[0] as string}>
        {(value, set) => (
          <SelectField
            label={t.relation}
            options={t.relations.map((each) => ({ value: each, text: each }))}
            value={value}
            onPick={set}
          />
        )}
      </StatefulExample>
    ),
  },
  {
    title: 'List, nothing chosen',
    show: () => (
      <StatefulExample start="">
        {(value, set) => (
          <SelectField
            label={t.bank}
            prompt={t.choose}
            options={t.banks.map((each) => ({ value: each, text: each }))}
            value={value}
            onPick={set}
          />
        )}
      </StatefulExample>
    ),
  },
  {
    title: 'One-time code',
    show: () => (
      <StatefulExample start="481">
        {(value, set) => <OtpField label={t.code} hint={t.resend} value={value} onInput={set} />}
      </StatefulExample>
    ),
  },
  {
    title: 'One-time code, wrong',
    show: () => (
      <StatefulExample start="481027">
        {(value, set) => <OtpField label={t.code} error={t.codeError} value={value} onInput={set} />}
      </StatefulExample>
    ),
  },
];

export const fields: Section = { name: 'fields', title: 'Fields', examples: [...text, ...special] };
