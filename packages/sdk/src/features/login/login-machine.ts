import type { TokenInfo, User } from '@prosperx/core/session';

export type Step =
  | { readonly name: 'mobile'; readonly mobile: string; readonly notice: Notice | null }
  | { readonly name: 'password'; readonly mobile: string }
  | { readonly name: 'multipleUsers'; readonly users: readonly User[] }
  | { readonly name: 'done'; readonly user: User };

/** What stands above the mobile field after a check that led nowhere. */
export type Notice = 'mapped_to_other_agent' | 'no_account' | 'no_password';

export type Action =
  | { readonly type: 'checked'; readonly mobile: string; readonly found: readonly { hasPassword: boolean }[] }
  | { readonly type: 'mapped'; readonly mobile: string }
  | { readonly type: 'signed_in'; readonly tokens: readonly TokenInfo[] }
  | { readonly type: 'picked'; readonly user: User }
  | { readonly type: 'wrong_mobile' };

export const firstStep: Step = { name: 'mobile', mobile: '', notice: null };

/** Moves the login on. An action that makes no sense in the current step changes nothing. */
export function nextStep(step: Step, action: Action): Step {
  switch (step.name) {
    case 'mobile':
      if (action.type === 'mapped') return { ...step, mobile: action.mobile, notice: 'mapped_to_other_agent' };
      return action.type === 'checked' ? afterCheck(action) : step;
    case 'password':
      if (action.type === 'wrong_mobile') return firstStep;
      return action.type === 'signed_in' ? afterPassword(step, action.tokens) : step;
    case 'multipleUsers':
      return action.type === 'picked' ? { name: 'done', user: action.user } : step;
    case 'done':
      return step;
  }
}

function afterCheck({ mobile, found }: Extract<Action, { type: 'checked' }>): Step {
  const [known] = found;
  if (!known) return { name: 'mobile', mobile, notice: 'no_account' };
  return known.hasPassword ? { name: 'password', mobile } : { name: 'mobile', mobile, notice: 'no_password' };
}

function afterPassword(step: Step, tokens: readonly TokenInfo[]): Step {
  const [first] = tokens;
  if (!first) return step;
  return tokens.length > 1
    ? { name: 'multipleUsers', users: tokens.map(({ user }) => user) }
    : { name: 'done', user: first.user };
}
