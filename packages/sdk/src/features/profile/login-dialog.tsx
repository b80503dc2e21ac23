import { PxError } from '@prosperx/core/errors';
import {
  checkConfirmPassword,
  checkNewPassword,
  checkPassword,
  type CodeAtLogin,
  loginErrorText,
  newPasswordErrorText,
  type Passkey,
} from '@prosperx/core/session';
import { useEffect } from 'react';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { PasswordField } from '#primitives/form/secret-fields.js';
import { TextField } from '#primitives/form/text-field.js';
import { useForm } from '#primitives/form/use-form.js';
import { useLatest } from '#primitives/hooks/use-latest.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import type { LoginChange } from '#queries/login-settings.js';
import { errorMessage } from '#services/services.js';
import { loginSettingsText } from './login-settings.text.js';

/** A change that asks for something before it is made. */
export type Asking =
  | { readonly kind: 'password' }
  | { readonly kind: 'code'; readonly codeAtLogin: CodeAtLogin }
  | { readonly kind: 'add' }
  | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey };

interface LoginDialogProps {
  readonly asking: Asking | null;
  readonly busy: boolean;
  /** What the last try was refused with. */
  readonly error: Error | null;
  readonly onGive: (change: LoginChange) => void;
  readonly onClose: () => void;
}

/** Asks for what a change of the login needs. */
export function LoginDialog(props: LoginDialogProps) {
  const text = useWords(loginSettingsText);
  const { asking, onClose } = props;
  const titles = { password: text.change, code: text.codeTitle, add: text.addTitle, rename: text.renameTitle };
  const titleOf = (asked: Asking) => (asked.kind === 'remove' ? text.removeOf(asked.passkey.name) : titles[asked.kind]);
  return (
    <Dialog open={asking !== null} title={asking ? titleOf(asking) : ''} onClose={onClose}>
      {asking && <LoginForm {...props} asking={asking} />}
    </Dialog>
  );
}

const words: Readonly<Record<string, string>> = { ...loginErrorText, ...newPasswordErrorText };

function LoginForm({ asking, busy, error, onGive }: LoginDialogProps & { readonly asking: Asking }) {
  const text = useWords(loginSettingsText);
  const { kind } = asking;
  const has = {
    password: kind !== 'rename',
    newPassword: kind === 'password',
    name: kind === 'add' || kind === 'rename',
  };
  const submits = {
    password: text.passwordSubmit,
    code: text.codeSubmit,
    add: text.addSubmit,
    rename: text.renameSubmit,
    remove: text.remove,
  };
  const form = useForm({
    initial: { password: '', newPassword: '', confirmed: '', name: kind === 'rename' ? asking.passkey.name : '' },
    check: ({ password, newPassword, confirmed, name }) => ({
      password: has.password ? checkPassword(password) : null,
      newPassword: has.newPassword ? checkNewPassword(newPassword, { mobile: '' }) : null,
      confirmed: has.newPassword ? checkConfirmPassword(confirmed, newPassword) : null,
      name: has.name && name.trim() === '' ? text.nameMissing : null,
    }),
    textOf: (code) => words[code] ?? code,
    onSubmit: (values) => onGive(changeOf(asking, values)),
  });
  const refuse = useLatest(form.refuse);
  useEffect(() => {
    const wrong = fieldsOf(error);
    if (wrong) refuse.current(wrong);
  }, [error, refuse]);
  const { ref } = form.form;
  // the dialog puts the focus on its title first
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);
  return (
    <form {...form.form} className="profile__form">
      {error && !fieldsOf(error) && (
        <div role="alert">
          <Banner tone="danger">{errorMessage(error)}</Banner>
        </div>
      )}
      {has.name && <TextField {...form.field('name')} label={text.name} hint={text.nameHint} maxLength={60} />}
      {has.password && (
        <PasswordField {...form.field('password')} label={text.current} autoComplete="current-password" />
      )}
      {has.newPassword && (
        <>
          <PasswordField {...form.field('newPassword')} label={text.newPassword} autoComplete="new-password" />
          <PasswordField {...form.field('confirmed')} label={text.confirm} autoComplete="new-password" />
        </>
      )}
      <Button type="submit" variant="primary" block busy={busy}>
        {submits[kind]}
      </Button>
    </form>
  );
}

/** Returns which fields a refusal is about, and what is wrong with them; null: with none. */
function fieldsOf(error: Error | null): Readonly<Record<string, string>> | null {
  if (!(error instanceof PxError)) return null;
  return error.details.fields ?? (error.code === 'wrong_password' ? { password: errorMessage(error) } : null);
}

interface Typed {
  readonly password: string;
  readonly newPassword: string;
  readonly name: string;
}

function changeOf(asking: Asking, { password, newPassword, name }: Typed): LoginChange {
  switch (asking.kind) {
    case 'password':
      return { kind: 'password', password, newPassword };
    case 'code':
      return { kind: 'code', password, codeAtLogin: asking.codeAtLogin };
    case 'add':
      return { kind: 'add', password, name: name.trim() };
    case 'remove':
      return { kind: 'remove', password, passkeyId: asking.passkey.passkeyId };
    case 'rename':
      return { kind: 'rename', passkeyId: asking.passkey.passkeyId, name: name.trim() };
  }
}
