import { PxError } from '@prosperx/core/errors';
import type { TokenInfo, User } from '@prosperx/core/session';
import { useReducer } from 'react';
import { useServices } from '#data/services.js';
import { firstStep, nextStep } from './login-machine.js';
import { useCheckMobile, useMergeCarts, usePickProfile, useVerifyPassword } from './login-queries.js';
import { loginText } from './login.text.js';

/** The login as values and verbs. `onDone` is called once somebody is signed in and his cart is merged. */
export function useLogin(onDone: (user: User) => void) {
  const { session, flash } = useServices();
  const [step, send] = useReducer(nextStep, firstStep);
  const check = useCheckMobile();
  const verify = useVerifyPassword();
  const pick = usePickProfile();
  const merge = useMergeCarts();

  const finish = async (user: User) => {
    await merge();
    flash.getState().show('success', loginText.welcome(user.name));
    onDone(user);
  };
  const enter = async (tokens: readonly TokenInfo[]) => {
    const [only] = tokens;
    send({ type: 'signed_in', tokens });
    if (!only || tokens.length > 1) return;
    session.getState().signedIn(only);
    await finish(only.user);
  };

  return {
    step,
    isBusy: check.isPending || verify.isPending || pick.isPending,
    error: check.error ?? verify.error ?? pick.error,
    giveMobile: (mobile: string) =>
      check.mutate(mobile, {
        onSuccess: (found) => send({ type: 'checked', mobile, found }),
        onError: (error) => {
          if (error instanceof PxError && error.code === 'mapped_to_other_agent') send({ type: 'mapped', mobile });
        },
      }),
    givePassword: (mobile: string, password: string) =>
      verify.mutate({ username: mobile, password }, { onSuccess: (tokens) => void enter(tokens) }),
    chooseProfile: (user: User) =>
      pick.mutate(user.encryptedId, {
        onSuccess: () => {
          send({ type: 'picked', user });
          void finish(user);
        },
      }),
    startAgain: () => {
      verify.reset();
      send({ type: 'wrong_mobile' });
    },
  };
}

export type LoginVerbs = ReturnType<typeof useLogin>;
