import { PxError } from '@prosperx/core/errors';
import { formatDateNumeric, type FieldAmount, parseDateNumeric } from '@prosperx/core/format';
import {
  checkMandateEnd,
  checkMandateLimit,
  type Mandate,
  type MandateConfig,
  mandateDeclarationText,
  type MandateMethod,
  mandateMethodText,
  mandateTypeOf,
  mandateTypesFor,
  maximumFor,
  type OnlineMethod,
  onlineMethods,
  suggestedMandateLimit,
  suggestedMethod,
} from '@prosperx/core/mandate';
import { type Paise, ZERO_PAISE } from '@prosperx/core/money';
import { OwnLogin } from '#domain/session/own-login.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { AmountField, maskBirthDate } from '#primitives/form/amount-field.js';
import { Checkbox } from '#primitives/form/checks.js';
import { RadioCards } from '#primitives/form/radio-cards.js';
import { SelectField } from '#primitives/form/select-field.js';
import { TextField } from '#primitives/form/text-field.js';
import { useForm } from '#primitives/form/use-form.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useIsSignedOn } from '#session/use-session.js';
import { mandateSetupText, setupMessage } from './mandate-setup.text.js';
import type { MandateSetupVerbs } from './use-mandate-setup.js';

interface Values {
  method: MandateMethod | '';
  limit: FieldAmount;
  bankAccountId: string;
  endDate: string;
  isDeclared: boolean;
}

interface SetupFormProps {
  readonly config: MandateConfig;
  readonly begun: Mandate | null;
  /** The limit that the address proposes; null: the suggested one. */
  readonly limit: Paise | null;
  readonly setup: MandateSetupVerbs;
}

function initialValues({ config, begun, limit }: SetupFormProps): Values {
  const { bounds, allSips, banks, sipTotal, taxStatus } = config;
  const suggested = suggestedMandateLimit({ bounds, sipTotal: allSips });
  const amount = begun?.amount ?? (limit !== null && limit >= sipTotal ? limit : suggested);
  const bank = banks.find(({ bankAccountId }) => bankAccountId === begun?.bank?.bankAccountId) ?? banks[0];
  const isOnline = bank !== undefined && mandateTypesFor(taxStatus).includes('N');
  const method = isOnline ? suggestedMethod(amount, onlineMethods(bank), bounds) : 'paper';
  return {
    method: begun?.method ?? method,
    limit: amount,
    bankAccountId: bank?.bankAccountId ?? '',
    endDate: begun?.endDate ? formatDateNumeric(begun.endDate) : '',
    isDeclared: false,
  };
}

function endCode(text: string, today: MandateConfig['today']): string | null {
  if (text === '') return null;
  const date = parseDateNumeric(text);
  return date === null ? 'mandate_end_invalid' : checkMandateEnd(date, today);
}

function codesOf(
  { method, limit, endDate, isDeclared }: Values,
  { config: { bounds, today, ...config }, begun }: Pick<SetupFormProps, 'config' | 'begun'>,
) {
  // one that was begun can be gone on with, whatever was ordered since
  const sipTotal = limit === begun?.amount ? ZERO_PAISE : config.sipTotal;
  return {
    method: method === '' ? 'method_required' : null,
    limit: checkMandateLimit(limit, { method: method || 'paper', bounds, sipTotal }),
    endDate: endCode(endDate, today),
    isDeclared: method === 'paper' || isDeclared ? null : 'declaration_required',
  };
}

function useSetupForm(props: SetupFormProps) {
  const { config, setup } = props;
  const { bounds, sipTotal } = config;
  const form = useForm<Values>({
    initial: initialValues(props),
    eager: true,
    check: (values) => codesOf(values, props),
    textOf: (code) => setupMessage(code, { bounds, sipTotal }),
    onSubmit: ({ method, limit, bankAccountId, endDate }) => {
      if (method === '' || typeof limit !== 'number') return;
      const end = endDate === '' ? null : parseDateNumeric(endDate);
      setup.submit({ method, amount: limit, bankAccountId, endDate: end }, (error) => {
        const fields = error instanceof PxError ? error.details.fields : undefined;
        const { mandateAmount, endDate: wrongEnd } = fields ?? {};
        if (!mandateAmount && !wrongEnd) return false;
        form.refuse({ limit: mandateAmount, endDate: wrongEnd });
        return true;
      });
    },
  });
  return form;
}

type SetupFormState = ReturnType<typeof useSetupForm>;

/** The form of a mandate: account, type, limit, how it is verified, its last day, and what is declared. */
export function SetupForm(props: SetupFormProps) {
  const text = useWords(mandateSetupText);
  const { mandateDeclaration: declaration } = useWords(mandateDeclarationText);
  const { config, begun, setup } = props;
  const isSignedOn = useIsSignedOn();
  const form = useSetupForm(props);
  const { values } = form;
  const bank = config.banks.find(({ bankAccountId }) => bankAccountId === values.bankAccountId);
  const online = bank ? onlineMethods(bank) : [];
  const isPaper = values.method === 'paper';
  const most = values.method === '' ? config.bounds.eMandate : maximumFor(values.method, config.bounds);
  return (
    <form {...form.form} className="mandate__form" aria-label={text.form}>
      {begun?.status === 'New Mandate' && begun.type === 'N' && (
        <Banner title={text.unfinished}>{text.unfinishedText[begun.method === 'upi' ? 'upi' : 'bank']}</Banner>
      )}
      <BankField config={config} form={form} />
      <TypeField config={config} form={form} online={online} />
      <div>
        <AmountField
          {...form.field('limit')}
          label={text.limit}
          note={text.most(most)}
          hint={text.limitHint}
          size="lg"
        />
        {config.allSips > 0 && <p className="px-hint">{text.sips(config.allSips)}</p>}
      </div>
      {!isPaper && <MethodField form={form} online={online} />}
      <TextField
        {...form.field('endDate')}
        label={text.end}
        hint={text.endHint}
        accept={maskBirthDate}
        inputMode="numeric"
        autoComplete="off"
        figures
      />
      {!isPaper && (
        <Checkbox checked={values.isDeclared} onChange={(isDeclared) => form.set('isDeclared', isDeclared)}>
          {declaration}
        </Checkbox>
      )}
      {isPaper && isSignedOn ? (
        <OwnLogin to="/profile/mandates" about="onPaper" />
      ) : (
        <Submit form={form} config={config} begun={begun} busy={setup.step.name === 'registering'} />
      )}
    </form>
  );
}

interface FieldProps {
  readonly form: SetupFormState;
  readonly config: MandateConfig;
}

/** The account that is debited: named where there is one, chosen where there are several. */
function BankField({ config: { banks }, form }: FieldProps) {
  const text = useWords(mandateSetupText);
  const named = banks.map(({ bankAccountId: value, name, account }) => ({ value, text: text.from(name, account) }));
  const [only, another] = named;
  if (!another)
    return (
      <p className="mandate__bank">
        <span>{text.bank}</span> <b>{only?.text}</b>
      </p>
    );
  return (
    <SelectField
      label={text.bank}
      options={named}
      value={form.values.bankAccountId}
      onPick={(bankAccountId) => form.set('bankAccountId', bankAccountId)}
    />
  );
}

interface OnlineProps {
  readonly form: SetupFormState;
  readonly online: readonly OnlineMethod[];
}

/** Online or on paper; paper alone where the account, or its bank, has no choice. */
function TypeField({ config, form, online }: FieldProps & OnlineProps) {
  const text = useWords(mandateSetupText);
  const { values } = form;
  const mayBeOnline = mandateTypesFor(config.taxStatus).includes('N');
  if (!mayBeOnline || online.length === 0)
    return (
      <Banner tone="info" title={text.onlyPaper}>
        {mayBeOnline ? text.onlyPaperBank : text.onlyPaperStatus}
      </Banner>
    );
  const { bounds } = config;
  const amount = typeof values.limit === 'number' ? values.limit : bounds.minimum;
  const pick = (type: 'N' | 'X') => {
    const best = suggestedMethod(amount, online, bounds);
    form.set('method', type === 'X' ? 'paper' : best === 'paper' ? (online[0] ?? '') : best);
  };
  return (
    <div className="mandate__field">
      <p className="px-label">{text.type}</p>
      <RadioCards
        legend={text.type}
        columns={2}
        cards={[
          { value: 'N' as const, title: text.online, text: text.onlineText(online.includes('upi')) },
          { value: 'X' as const, title: text.paper, text: text.paperText },
        ]}
        value={values.method === '' ? 'N' : mandateTypeOf(values.method)}
        onPick={pick}
      />
    </div>
  );
}

/** How an online mandate is verified. */
function MethodField({ form, online }: OnlineProps) {
  const text = useWords(mandateSetupText);
  const names = useWords(mandateMethodText);
  const { method } = form.values;
  const cards = online.map((value) => ({ value, title: names[value], text: text.methodText[value] }));
  return (
    <div className="mandate__field">
      <p className="px-label">{text.verify}</p>
      <RadioCards
        legend={text.verify}
        columns={2}
        cards={cards}
        value={method === '' || method === 'paper' ? null : method}
        onPick={(chosen) => form.set('method', chosen)}
      />
    </div>
  );
}

interface SubmitProps extends FieldProps, Pick<SetupFormProps, 'begun'> {
  readonly busy: boolean;
}

/** The way on, which opens once nothing is wrong and what the type asks for is there; until then it says what is missing. */
function Submit({ form, config, begun, busy }: SubmitProps) {
  const text = useWords(mandateSetupText);
  const { values, isValid } = form;
  const { method } = values;
  const codes = codesOf(values, { config, begun });
  const missing = () => {
    if (method === '') return text.chooseMethod;
    if (codes.limit) return text.correctLimit;
    return codes.endDate ? text.correctEnd : text.declared;
  };
  const words = method === 'paper' ? text.getForm : method === 'upi' ? text.toUpi : text.toBank;
  return (
    <Button
      type="submit"
      variant="primary"
      size="lg"
      block
      busy={busy}
      disabledReason={isValid ? undefined : missing()}
    >
      {words}
    </Button>
  );
}
