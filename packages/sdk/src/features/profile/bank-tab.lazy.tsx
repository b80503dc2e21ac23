import { type BankAccount, bankAccountTypeText } from '@prosperx/core/bank';
import { formatDate } from '@prosperx/core/format';
import { type ProfileView } from '@prosperx/core/profile';
import { isRegisteredWithBse } from '@prosperx/core/registration';
import { useState } from 'react';
import { ContinueOnboarding } from '#domain/profile/exchange-refused.js';
import { QueryState } from '#domain/query-state/query-state.js';
import { ProfileOtpDialog } from '#domain/session/otp-dialog.js';
import { Badge } from '#primitives/display/badge.js';
import { Button } from '#primitives/display/button.js';
import { Card, Facts } from '#primitives/display/card.js';
import { lazy, usePreload } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { Row } from '#primitives/display/stack.js';
import { useFocusFirst } from '#primitives/form/use-focus-first.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { moveBankAccount, useBankAccounts } from '#queries/bank.js';
import { useProfileOtp } from '#queries/use-profile-otp.js';
import { showErrorFlash } from '#services/error-message.js';
import { useServices } from '#services/services.js';
import { useDraft } from '#session/use-draft.js';
import { useIsSignedOn } from '#session/use-session.js';
import { bankAccountsText } from './bank-accounts.text.js';
import { type NewAccount, noAccount } from './new-account.js';
import { given, isIndividual } from './personal-tab.js';
import { Picture } from './picture.js';
import { profileText } from './profile.text.js';

const NewAccountForm = lazy(async () => (await import('./new-account.lazy.js')).NewAccountForm);

interface BankTabProps {
  readonly profile: ProfileView;
  readonly onSaved: () => void;
}

/** The accounts from which is paid and into which money is paid out; their numbers come masked. */
export function BankTab({ profile, onSaved }: BankTabProps) {
  const bankWords = useWords(bankAccountsText);
  const accounts = useBankAccounts();
  if (!isRegisteredWithBse(profile))
    return (
      <>
        <Card flush>
          <AccountFacts
            account={profile.bankAccountNumber}
            type={profile.bankAccountType}
            bank={profile.bankName}
            branch={profile.branchName}
            ifsc={profile.ifscCode}
          />
        </Card>
        <Cheque path={profile.cancelledChequeURL} />
        {isIndividual(profile) && <ContinueOnboarding />}
      </>
    );
  return (
    <QueryState query={accounts} failed={bankWords.failed}>
      {(all) => <Accounts profile={profile} accounts={all} onSaved={onSaved} />}
    </QueryState>
  );
}

/** The cheque of the linked account, where one was asked for. */
function Cheque({ path }: { readonly path: string | null }) {
  const text = useWords(profileText);
  return <Picture title={text.cheque} alt={text.chequeAlt} path={path} />;
}

interface AccountFactsProps {
  readonly account: string | null;
  readonly type: keyof typeof bankAccountTypeText | null;
  /** Left out where a heading names it. */
  readonly bank?: string | null;
  readonly branch: string | null;
  readonly ifsc: string | null;
}

function AccountFacts({ account, type, bank, branch, ifsc }: AccountFactsProps) {
  const typeWords = useWords(bankAccountTypeText);
  const text = useWords(profileText);
  return (
    <Facts
      facts={[
        { term: text.account, value: given(account) },
        { term: text.accountType, value: given(type && typeWords[type]) },
        ...(bank === undefined ? [] : [{ term: text.bank, value: given(bank) }]),
        { term: text.branch, value: given(branch) },
        { term: text.ifsc, value: given(ifsc) },
      ]}
    />
  );
}

interface AccountsProps extends BankTabProps {
  readonly accounts: readonly BankAccount[];
}

function Accounts({ profile, accounts, onSaved }: AccountsProps) {
  const text = useWords(bankAccountsText);
  const draft = useDraft<Partial<NewAccount>>('bank-account', noAccount);
  const [isOpen, setOpen] = useState(draft.found !== null);
  usePreload(NewAccountForm);
  const shown = useFocusFirst<HTMLDivElement>(isOpen);
  const stop = () => {
    draft.keep(null);
    setOpen(false);
  };
  const done = () => {
    setOpen(false);
    onSaved();
  };
  const mayChange = isIndividual(profile);
  // an account is asked of its bank for who signed in themselves; what stands is changed by their code
  const mayAdd = !useIsSignedOn() && mayChange;
  if (isOpen && mayAdd)
    return (
      <div ref={shown}>
        <NewAccountForm fallback={<SkeletonRows />} {...{ profile, accounts, draft }} onStop={stop} onDone={done} />
      </div>
    );
  return (
    <div ref={shown} className="profile__contact">
      {!accounts.some(({ isDefault }) => isDefault) && <p>{text.none}</p>}
      {accounts.map((account) => (
        <Account key={account.bankAccountId} {...{ profile, account, accounts, mayChange, onSaved }} />
      ))}
      {mayAdd && <Button onClick={() => setOpen(true)}>{text.change}</Button>}
      {profile.cancelledChequeURL && <Cheque path={profile.cancelledChequeURL} />}
    </div>
  );
}

/** The day from which redemptions go to another account than now; null where they stay. */
const nextDay = (accounts: readonly BankAccount[]) =>
  accounts.find(({ redemptionsFrom }) => redemptionsFrom !== null)?.redemptionsFrom ?? null;

/** What is known of the use of an account, a sentence each. */
function usesOf(account: BankAccount, accounts: readonly BankAccount[], text: typeof bankAccountsText): string[] {
  const { state, isDefault, isForRedemptions, redemptionsFrom, mandates, sips } = account;
  const next = nextDay(accounts);
  const redemptions = next ? text.forRedemptions(formatDate(next)) : text.forRedemptionsOnly;
  const asDefault = redemptionsFrom ? text.forPayments(formatDate(redemptionsFrom)) : text.forBoth;
  const autoPay = mandates + sips > 0 ? [text.autoPay(mandates, sips)] : [];
  if (state === 'review') return [isDefault ? text.firstInReview : text.inReview, ...autoPay];
  return [
    ...(isDefault ? [asDefault] : isForRedemptions ? [redemptions] : state === 'active' ? [text.also] : []),
    ...autoPay,
    ...(state === 'replaced' ? [text.kept] : []),
  ];
}

interface AccountProps extends AccountsProps {
  readonly account: BankAccount;
  readonly mayChange: boolean;
}

/** One account: what it is used for, and what can be done with it. */
function Account({ profile, account, accounts, mayChange, onSaved }: AccountProps) {
  const text = useWords(bankAccountsText);
  const name = text.named(account.bankName, account.account);
  const until = account.isForRedemptions ? nextDay(accounts) : null;
  return (
    <Card flush title={account.bankName || text.account} action={<State account={account} />}>
      <AccountFacts
        account={account.account}
        type={account.bankAccountType}
        branch={account.branchName}
        ifsc={account.ifsc}
      />
      <p className="profile__uses">{usesOf(account, accounts, text).join(' ')}</p>
      {mayChange && !account.isDefault && account.state !== 'replaced' && (
        <Moves {...{ profile, account, name, onSaved }} still={until && text.stillCredited(formatDate(until))} />
      )}
    </Card>
  );
}

function State({ account: { isDefault, state } }: { readonly account: BankAccount }) {
  const text = useWords(bankAccountsText);
  if (state === 'review') return <Badge tone="warning">{text.review}</Badge>;
  if (isDefault) return <Badge tone="success">{text.default}</Badge>;
  return state === 'replaced' ? <Badge tone="disabled">{text.replaced}</Badge> : null;
}

interface MovesProps extends BankTabProps {
  readonly account: BankAccount;
  readonly name: string;
  /** Says that redemptions are credited to it for some days more. */
  readonly still: string | null;
}

/** Makes an account the default one, or removes it, once a code says so. */
function Moves({ profile, account, name, still, onSaved }: MovesProps) {
  const text = useWords(bankAccountsText);
  const services = useServices();
  const otp = useProfileOtp('edit', profile.primaryMobile);
  const [action, setAction] = useState<'default' | 'remove'>('default');
  const { bankAccountId, state } = account;
  const ask = (chosen: 'default' | 'remove') => {
    setAction(chosen);
    const change = { bankAccountId, action: chosen };
    const carryOut = async (ticket: string) => {
      const isKept = await moveBankAccount(services, change, ticket);
      const removed = [isKept ? text.removeLater : text.removeDone, still].filter(Boolean).join(' ');
      services.flash.getState().show('success', chosen === 'default' ? text.defaultDone : removed);
      onSaved();
    };
    const approval = { call: 'updateBankAccount', onAsked: () => undefined } as const;
    otp.ask(carryOut, (error) => showErrorFlash(services, error), change, approval);
  };
  const isDefault = action === 'default';
  return (
    <Row>
      {state === 'active' && (
        <Button size="sm" aria-label={text.makeDefaultOf(name)} busy={otp.isBusy} onClick={() => ask('default')}>
          {text.makeDefault}
        </Button>
      )}
      <Button
        size="sm"
        variant="danger-ghost"
        aria-label={text.removeOf(name)}
        busy={otp.isBusy}
        onClick={() => ask('remove')}
      >
        {text.remove}
      </Button>
      <ProfileOtpDialog
        otp={otp}
        title={isDefault ? text.defaultTitle : text.removeTitle}
        notice={
          <p>{isDefault ? text.defaultNotice(name) : [text.removeNotice(name), still].filter(Boolean).join(' ')}</p>
        }
        submit={text.confirm}
      />
    </Row>
  );
}
