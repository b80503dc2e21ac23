import { formatDateShort, formatMoment } from '@prosperx/core/format';
import { CODE_AT_LOGIN, type LoginSettings as Settings, type Passkey } from '@prosperx/core/session';
import { businessDateAt } from '@prosperx/core/time';
import { useState } from 'react';
import { QueryState } from '#domain/query-state/query-state.js';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { Row } from '#primitives/display/stack.js';
import { RadioCards } from '#primitives/form/radio-cards.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { type LoginChange, useChangeLogin, useLoginSettings } from '#queries/login-settings.js';
import { canUsePasskeys } from '#services/can-use-passkeys.js';
import { useServices } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { type Asking, LoginDialog } from './login-dialog.js';
import { loginSettingsText } from './login-settings.text.js';

/** Shows what the account holder logs in by, and changes each of it. */
export function LoginSettings() {
  const text = useWords(loginSettingsText);
  const reading = useLoginSettings();
  return (
    <QueryState query={reading} failed={text.failed}>
      {(settings) => <Cards settings={settings} />}
    </QueryState>
  );
}

/** What is asked, and the change that follows. */
function useLoginChange() {
  const text = useWords(loginSettingsText);
  const services = useServices();
  const [asking, setAsking] = useState<Asking | null>(null);
  const change = useChangeLogin();
  const done = {
    password: text.passwordDone,
    code: text.codeDone,
    add: text.addDone,
    rename: text.renameDone,
    remove: text.removeDone,
  };
  const ask = (next: Asking | null) => {
    change.reset();
    setAsking(next);
  };
  const make = (what: LoginChange) =>
    change.mutate(what, {
      onSuccess: (isDone) => {
        setAsking(null);
        if (isDone) services.flash.getState().show('success', done[what.kind]);
      },
    });
  return { asking, ask, make, isBusy: change.isPending, error: asking ? change.error : null };
}

function Cards({ settings: { codeAtLogin, passwordChangedAt, passkeys } }: { readonly settings: Settings }) {
  const text = useWords(loginSettingsText);
  const { asking, ask, make, isBusy, error } = useLoginChange();
  // nothing is asked while the arrow keys go through the choices
  const [picked, pick] = useState<Settings['codeAtLogin'] | null>(null);
  const hasPassword = passwordChangedAt !== null;
  return (
    <>
      <Card title={text.password} tone="fill">
        <p className="profile__rights">
          {hasPassword ? text.changedOn(formatDateShort(businessDateAt(passwordChangedAt))) : text.noPassword}
        </p>
        {hasPassword && (
          <Button size="sm" onClick={() => ask({ kind: 'password' })}>
            {text.change}
          </Button>
        )}
      </Card>
      {hasPassword && (
        <Card title={text.code} tone="fill">
          <p className="profile__rights">{text.codeText}</p>
          <RadioCards
            legend={text.code}
            cards={CODE_AT_LOGIN.map((value) => ({ value, title: text.codes[value] }))}
            value={picked ?? codeAtLogin}
            onPick={pick}
          />
          <Button
            size="sm"
            idle={picked === null || picked === codeAtLogin}
            onClick={() => picked && ask({ kind: 'code', codeAtLogin: picked })}
          >
            {text.codeSubmit}
          </Button>
        </Card>
      )}
      {(hasPassword || passkeys.length > 0) && (
        <Passkeys
          passkeys={passkeys}
          onAdd={() => ask({ kind: 'add' })}
          onRename={(passkey) => ask({ kind: 'rename', passkey })}
          onRemove={(passkey) => ask({ kind: 'remove', passkey })}
        />
      )}
      <LoginDialog asking={asking} busy={isBusy} error={error} onGive={make} onClose={() => ask(null)} />
    </>
  );
}

interface PasskeysProps {
  readonly passkeys: readonly Passkey[];
  readonly onAdd: () => void;
  readonly onRename: (passkey: Passkey) => void;
  readonly onRemove: (passkey: Passkey) => void;
}

function Passkeys({ passkeys, onAdd, onRename, onRemove }: PasskeysProps) {
  const text = useWords(loginSettingsText);
  const { apiBase } = useWidget();
  const mayAdd = canUsePasskeys(apiBase);
  return (
    <Card title={text.passkeys} tone="fill">
      <p className="profile__rights">{mayAdd ? text.passkeysText : text.passkeysElsewhere}</p>
      <ul className="profile__partners">
        {passkeys.map((passkey) => {
          const { passkeyId, name, createdAt, lastUsedAt } = passkey;
          return (
            <li key={passkeyId}>
              <div>
                <p>{name}</p>
                <p className="profile__times">
                  {text.passkeyTimes(formatMoment(createdAt), lastUsedAt === null ? null : formatMoment(lastUsedAt))}
                </p>
              </div>
              <Row>
                <Button size="sm" aria-label={text.renameOf(name)} onClick={() => onRename(passkey)}>
                  {text.rename}
                </Button>
                <Button size="sm" aria-label={text.removeOf(name)} onClick={() => onRemove(passkey)}>
                  {text.remove}
                </Button>
              </Row>
            </li>
          );
        })}
      </ul>
      {mayAdd && (
        <Row>
          <Button size="sm" onClick={onAdd}>
            {text.add}
          </Button>
        </Row>
      )}
    </Card>
  );
}
