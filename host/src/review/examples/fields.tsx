import {
  AmountField,
  type FieldAmount,
  OtpField,
  PasswordField,
  rupees,
  SelectField,
  TextField,
  TextLink,
} from '@prosperx/sdk/internal';
import { type Example, Live, type Section } from '#review/example.js';
import { words } from '#review/review.text.js';

const t = words.fields;
const nothing = () => undefined;
const upper = (typed: string) => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
const digits = (typed: string) => typed.replace(/\D/g, '');

const text: readonly Example[] = [
  {
    title: 'Text',
    show: () => (
      <Live start={t.person as string}>
        {(value, set) => <TextField label={t.name} note={t.nameNote} value={value} onInput={set} />}
      </Live>
    ),
  },
  {
    title: 'Good news',
    show: () => (
      <Live start="411038">
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
      </Live>
    ),
  },
  {
    title: 'Error',
    show: () => (
      <Live start="ananya@mail">
        {(value, set) => <TextField label={t.email} type="email" error={t.emailError} value={value} onInput={set} />}
      </Live>
    ),
  },
  {
    title: 'Capitals and figures only',
    show: () => (
      <Live start="ABXPD4421K">
        {(value, set) => <TextField label={t.pan} accept={upper} figures maxLength={10} value={value} onInput={set} />}
      </Live>
    ),
  },
  { title: 'Disabled', show: () => <TextField label={t.pan} value="ABXPD4421K" figures disabled onInput={nothing} /> },
  {
    title: 'Before the text',
    show: () => (
      <Live start="9820047421">
        {(value, set) => (
          <TextField label={t.mobile} type="tel" before="+91" accept={digits} value={value} onInput={set} />
        )}
      </Live>
    ),
  },
  {
    title: 'With an action',
    show: () => (
      <Live start="ananya@okbank">
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
      </Live>
    ),
  },
  {
    title: 'Date',
    show: () => (
      <Live start="1991-08-14">
        {(value, set) => <TextField label={t.birth} type="date" value={value} onInput={set} />}
      </Live>
    ),
  },
];

const special: readonly Example[] = [
  {
    title: 'Amount, in words from a lakh',
    show: () => (
      <Live start={rupees(150000) as FieldAmount}>
        {(value, set) => <AmountField label={t.amount} size="lg" value={value} onInput={set} />}
      </Live>
    ),
  },
  {
    title: 'Amount with an error',
    show: () => (
      <Live start={rupees(400) as FieldAmount}>
        {(value, set) => (
          <AmountField label={t.amount} hint={t.amountHint} error={t.amountError} value={value} onInput={set} />
        )}
      </Live>
    ),
  },
  {
    title: 'Password',
    show: () => (
      <Live start="wrong pass">
        {(value, set) => (
          <PasswordField
            label={t.password}
            autoComplete="current-password"
            error={t.passwordError}
            value={value}
            onInput={set}
          />
        )}
      </Live>
    ),
  },
  {
    title: 'List',
    show: () => (
      <Live start={t.relations[0] as string}>
        {(value, set) => (
          <SelectField
            label={t.relation}
            options={t.relations.map((each) => ({ value: each, text: each }))}
            value={value}
            onPick={set}
          />
        )}
      </Live>
    ),
  },
  {
    title: 'List, nothing chosen',
    show: () => (
      <Live start="">
        {(value, set) => (
          <SelectField
            label={t.bank}
            prompt={t.choose}
            options={t.banks.map((each) => ({ value: each, text: each }))}
            value={value}
            onPick={set}
          />
        )}
      </Live>
    ),
  },
  {
    title: 'One-time code',
    show: () => (
      <Live start="481">{(value, set) => <OtpField label={t.code} hint={t.resend} value={value} onInput={set} />}</Live>
    ),
  },
  {
    title: 'One-time code, wrong',
    show: () => (
      <Live start="481027">
        {(value, set) => <OtpField label={t.code} error={t.codeError} value={value} onInput={set} />}
      </Live>
    ),
  },
];

export const fields: Section = { name: 'fields', title: 'Fields', examples: [...text, ...special] };
