import {
  enrolOperator,
  OPERATOR_CODE_LENGTH,
  operatorErrorText,
  readEnrolment,
  signInOperator,
} from '@prosperx/core/operator';
import { sandboxOperators } from '@prosperx/core/sandbox';
import { errorMessage, useServices } from '@prosperx/sdk/site';
import {
  Button,
  Card,
  CopyButton,
  EmptyState,
  OtpField,
  PasswordField,
  SkeletonRows,
  TextField,
  TextLink,
  useForm,
} from '@prosperx/sdk/site/ui';
import { useQuery } from '@tanstack/react-query';
import { useTokenInAddress } from '#session/token-in-address.js';
import { operatorText } from './operator.text.js';
import { faultOf, useAct } from './use-operator.js';

/** The way in: by the link of a new operator, else by name, password and code. */
export function SignIn({ isSandbox }: { readonly isSandbox: boolean }) {
  const token = useTokenInAddress();
  return token === '' ? <LogIn isSandbox={isSandbox} /> : <Enrol key={token} token={token} />;
}

const needed = (value: string) => (value.trim() === '' ? 'needed' : null);
const codeNeeded = (code: string) => (code.length === OPERATOR_CODE_LENGTH ? null : 'codeNeeded');

function LogIn({ isSandbox }: { readonly isSandbox: boolean }) {
  const text = operatorText.signIn;
  const logIn = useAct((api, body: { name: string; password: string; code: string }) => api(signInOperator, { body }));
  const form = useForm({
    initial: { name: '', password: '', code: '' },
    check: ({ name, password, code }) => ({ name: needed(name), password: needed(password), code: codeNeeded(code) }),
    textOf: (code) => (code === 'codeNeeded' ? text.codeNeeded : text.needed),
    onSubmit: (values) =>
      logIn.mutate(values, {
        // whatever was wrong, another code is needed
        onError: () => {
          form.set('code', '');
          form.form.ref.current?.querySelector<HTMLElement>('input[name=code]')?.focus();
        },
      }),
  });
  return (
    <div className="x-op__entry">
      <Card title={text.title}>
        <form {...form.form} className="x-op__stack">
          <p className="px-muted">{text.text}</p>
          <TextField
            {...form.field('name')}
            label={text.name}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField {...form.field('password')} label={text.password} autoComplete="current-password" />
          <OtpField {...form.field('code')} label={text.code} />
          <div>
            <Button type="submit" variant="primary" busy={logIn.isPending}>
              {text.send}
            </Button>
          </div>
          <p className="px-muted px-small">{text.forgotten}</p>
        </form>
      </Card>
      {isSandbox && (
        <OfSandbox
          onUse={(values) => (['name', 'password', 'code'] as const).forEach((name) => form.set(name, values[name]))}
        />
      )}
    </div>
  );
}

interface OfSandboxProps {
  readonly onUse: (values: { readonly name: string; readonly password: string; readonly code: string }) => void;
}

/** Outside of a sandbox there is no such call. */
function OfSandbox({ onUse }: OfSandboxProps) {
  const text = operatorText.signIn;
  const { api } = useServices();
  const { data, refetch } = useQuery({ queryKey: ['sandbox', 'operators'], queryFn: () => api(sandboxOperators) });
  // a code is good once, and for a minute: it is asked for when it is wanted
  const use = async (name: string) => {
    const found = (await refetch()).data?.find((operator) => operator.name === name);
    if (found) onUse(found);
  };
  return (
    <Card title={text.sandboxTitle} tone="fill">
      <div className="x-op__stack">
        <p className="px-muted">{text.sandboxText}</p>
        <div className="x-op__actions">
          {data?.map(({ name }) => (
            <Button key={name} size="sm" onClick={() => void use(name)}>
              {text.use(name)}
            </Button>
          ))}
        </div>
      </div>
    </Card>
  );
}

function Enrol({ token }: { readonly token: string }) {
  const text = operatorText.enrol;
  const { api } = useServices();
  const { data, error } = useQuery({
    queryKey: ['operator-enrolment', token],
    queryFn: async () => (await api(readEnrolment, { body: { token } })).responseData,
    retry: false,
    gcTime: 0,
  });
  if (error) return <EmptyState level={2} tone="error" title={text.over} text={errorMessage(error)} />;
  return data ? <EnrolForm token={token} {...data} /> : <SkeletonRows />;
}

interface EnrolFormProps {
  readonly token: string;
  readonly name: string;
  readonly secret: string;
  readonly address: string;
  readonly qr: { readonly size: number; readonly path: string };
  readonly code?: string | null | undefined;
}

/** What is wrong with a field, by its code; of a password the server says it in words. */
const FAULTS: Readonly<Record<string, string>> = {
  ...operatorErrorText,
  needed: operatorText.signIn.needed,
  codeNeeded: operatorText.signIn.codeNeeded,
};

function EnrolForm({ token, name, secret, address, qr, code: codeNow }: EnrolFormProps) {
  const text = operatorText.enrol;
  const enrol = useAct(
    (api, given: { password: string; code: string }) => api(enrolOperator, { body: { token, ...given } }),
    {
      quiet: true,
      onDone: () => {
        // the link is used up
        history.replaceState(history.state, '', location.pathname);
        // the console begins where the form did, which is longer than a screen
        scrollTo({ top: 0 });
      },
    },
  );
  const form = useForm({
    initial: { password: '', code: '' },
    check: ({ password, code }) => ({ password: needed(password), code: codeNeeded(code) }),
    textOf: (code) => FAULTS[code] ?? code,
    onSubmit: (values) =>
      enrol.mutate(values, {
        onError: (error) => form.refuse({ password: faultOf(error, 'password'), code: faultOf(error, 'code') }),
      }),
  });
  return (
    <div className="x-op__entry">
      <Card title={text.title(name)}>
        <form {...form.form} className="x-op__stack">
          <p className="px-muted">{text.text}</p>
          <p>{text.scan}</p>
          <svg className="x-op__qr" role="img" aria-label={text.qr} viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`}>
            <path d={qr.path} />
          </svg>
          <p>
            <code className="x-op__secret">{secret}</code> <CopyButton text={secret} of={text.secretOf} />
          </p>
          <p>
            <TextLink href={address}>{text.here}</TextLink>
          </p>
          <PasswordField
            {...form.field('password')}
            label={text.password}
            hint={text.passwordHint}
            autoComplete="new-password"
          />
          <OtpField {...form.field('code')} label={text.code} />
          {codeNow && <p className="px-muted px-small">{text.sandbox(codeNow)}</p>}
          <div>
            <Button type="submit" variant="primary" busy={enrol.isPending}>
              {text.send}
            </Button>
          </div>
        </form>
      </Card>
    </div>
  );
}
