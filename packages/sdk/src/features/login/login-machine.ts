import type { TokenInfo, User } from '@prosperx/core/session';
import type { Connection } from '#queries/connection.js';
import type { ProofAsked } from '#queries/new-password.js';
import type { UserDetails } from '#queries/session.js';

/** The one-time password that was asked for. */
export interface Code {
  /** The number of codes that were sent in this step; 0 while an earlier code is still valid. */
  readonly sends: number;
  /** Seconds until another may be asked for. */
  readonly wait: number;
  /** The ticket of the verified code: a step that fails afterwards is tried again without another code. */
  readonly ticket: string | null;
  /** It is taken no more, right or not: another must be asked for. */
  readonly isOver: boolean;
}

/** The second proof that was asked for, beside the code. */
export interface Proof extends ProofAsked {
  /** The number of codes that were sent by mail. */
  readonly sends: number;
}

/** The names are prescribed, but for `passwordcode` and `connect`, which are ours. */
export type Step =
  | { readonly name: 'mobile'; readonly mobile: string }
  | { readonly name: 'password'; readonly mobile: string }
  /** The password alone is not enough on this device. */
  | { readonly name: 'passwordcode'; readonly mobile: string; readonly code: Code }
  | { readonly name: 'userdetails'; readonly mobile: string }
  | { readonly name: 'confirmpassword'; readonly mobile: string; readonly details: UserDetails; readonly code: Code }
  | {
      readonly name: 'updatepassword';
      readonly mobile: string;
      readonly code: Code;
      /** Absent while the code alone may be enough. */
      readonly proof?: Proof;
    }
  | { readonly name: 'multipleUsers'; readonly users: readonly User[] }
  | {
      /** A partner asks who is logged in whether it may sign them in from now on. */
      readonly name: 'connect';
      readonly user: User;
      readonly partner: string;
      /** They have just logged in; false: they were logged in before. */
      readonly hasLoggedIn: boolean;
    }
  | {
      readonly name: 'done';
      readonly user: User;
      /** Why a partner's request to connect them led to nothing. */
      readonly refusal?: Error | undefined;
    };

export type CodeStep = Extract<Step, { code: Code }>;

export type Action =
  | { readonly type: 'known'; readonly mobile: string }
  | { readonly type: 'unknown'; readonly mobile: string }
  | {
      readonly type: 'code_sent';
      readonly mobile: string;
      readonly wait: number;
      /** False: none was sent this time. */
      readonly isNew: boolean;
      readonly details?: UserDetails;
      /** The password needs it too. */
      readonly withPassword?: true;
    }
  | { readonly type: 'verified'; readonly ticket: string }
  | { readonly type: 'proof_asked'; readonly asked: ProofAsked }
  | { readonly type: 'ticket_lost' }
  /** The code was guessed at too often, or is too old. */
  | { readonly type: 'code_over' }
  | {
      readonly type: 'signed_in';
      readonly tokens: readonly TokenInfo[];
      readonly connection?: Connection | undefined;
    }
  | { readonly type: 'picked'; readonly user: User; readonly connection?: Connection | undefined }
  /** Somebody was logged in before the login was shown. */
  | { readonly type: 'was_here'; readonly user: User; readonly connection: Connection }
  /** They have said whether they want to be connected. */
  | { readonly type: 'answered'; readonly connection: Connection }
  | { readonly type: 'wrong_mobile' };

type Sent = Extract<Action, { type: 'code_sent' }>;

export const firstStep: Step = { name: 'mobile', mobile: '' };

/** Moves the login on. An action that makes no sense in the current step changes nothing. */
export function nextStep(step: Step, action: Action): Step {
  switch (action.type) {
    case 'known':
      // or by now: an account was opened meanwhile
      return step.name === 'mobile' || step.name === 'confirmpassword'
        ? { name: 'password', mobile: action.mobile }
        : step;
    case 'unknown':
      return step.name === 'mobile' || step.name === 'password' ? { name: 'userdetails', mobile: action.mobile } : step;
    case 'code_sent':
      return afterSending(step, action);
    case 'verified':
      return withCode(step, { ticket: action.ticket });
    case 'proof_asked':
      if (step.name !== 'updatepassword') return step;
      return { ...step, proof: { ...action.asked, sends: (step.proof?.sends ?? 0) + Number(action.asked.isNew) } };
    case 'ticket_lost':
      return withCode(step, { ticket: null, isOver: true });
    case 'code_over':
      return withCode(step, { isOver: true });
    case 'signed_in':
      return afterSigningIn(step, action.tokens, action.connection);
    case 'picked':
      return step.name === 'multipleUsers' ? loggedIn(action.user, action.connection) : step;
    case 'was_here':
      return step.name === 'mobile' ? loggedIn(action.user, action.connection, false) : step;
    case 'answered':
      return step.name === 'connect' ? loggedIn(step.user, action.connection) : step;
    case 'wrong_mobile':
      return 'mobile' in step ? { ...firstStep } : step;
  }
}

function afterSending(step: Step, { mobile, wait, isNew, details, withPassword }: Sent): Step {
  const code = { sends: isNew ? 1 : 0, wait, ticket: null, isOver: false };
  switch (step.name) {
    case 'mobile':
    case 'password':
      return { name: withPassword ? 'passwordcode' : 'updatepassword', mobile, code };
    case 'userdetails':
      return details ? { name: 'confirmpassword', mobile, details, code } : step;
    case 'confirmpassword':
    case 'updatepassword':
    case 'passwordcode':
      return { ...step, code: isNew ? { ...code, sends: step.code.sends + 1 } : { ...step.code, wait, isOver: false } };
    default:
      return step;
  }
}

function withCode(step: Step, change: Partial<Code>): Step {
  return 'code' in step ? { ...step, code: { ...step.code, ...change } } : step;
}

/** Ends the login, unless a partner has a question first. */
function loggedIn(user: User, connection: Connection | undefined, hasLoggedIn = true): Step {
  if (connection?.askedBy) return { name: 'connect', user, partner: connection.askedBy, hasLoggedIn };
  return { name: 'done', user, refusal: connection?.refusal };
}

function afterSigningIn(step: Step, tokens: readonly TokenInfo[], connection: Connection | undefined): Step {
  const [first] = tokens;
  if (!first || !('code' in step || step.name === 'password')) return step;
  return tokens.length > 1
    ? { name: 'multipleUsers', users: tokens.map(({ user }) => user) }
    : loggedIn(first.user, connection);
}
