import type { ProfileView } from '@prosperx/core/profile';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useReducer, useState } from 'react';
import { useServices } from '#data/services.js';
import { signOut } from '#data/use-session.js';
import { useWidget } from '#widget/context.js';
import { type Answered, firstStep, nextStep } from './kyc-machine.js';
import { lookUpPan } from './kyc-queries.js';
import { useBeginKyc } from './use-begin-kyc.js';

interface Asked {
  readonly pan: string;
  readonly isAskedFor: boolean;
}

export interface KycEvents {
  readonly flowType: string;
  readonly onChecked?: ((detail: { readonly status: string }) => unknown) | undefined;
  readonly onStarted?: ((detail: object) => unknown) | undefined;
}

/** The check as values and verbs. A PAN that the profile holds is checked at once. */
export function useKycCheck(view: ProfileView, { flowType, onChecked, onStarted }: KycEvents) {
  const services = useServices();
  const { navigate } = useWidget();
  const [step, send] = useReducer(nextStep, firstStep);
  // the first one alone: a check stores the PAN that is typed
  const [knownPan] = useState(view.pan);
  const lookUp = useMutation({
    mutationFn: ({ pan }: Asked) => lookUpPan(services.api, pan),
    onMutate: ({ pan }) => send({ type: 'asked', pan }),
    onSuccess: (details, asked) => {
      send({ type: 'said', details, ...asked });
      onChecked?.({ status: details.status });
    },
  });
  const begin = useBeginKyc(view.name, (url) => {
    send({ type: 'begun', url });
    onStarted?.({});
  });
  const { mutate } = lookUp;
  useEffect(() => {
    if (knownPan !== null) mutate({ pan: knownPan, isAskedFor: false });
  }, [mutate, knownPan]);

  return {
    step,
    hadPan: knownPan !== null,
    isChecking: step.name === 'asking' && step.asked !== null && lookUp.isPending,
    error: lookUp.error,
    isBeginning: begin.isPending,
    beginError: begin.error,
    check: (pan: string) => mutate({ pan, isAskedFor: true }),
    edit: () => {
      lookUp.reset();
      begin.reset();
      send({ type: 'edited' });
    },
    goOn: () => navigate('/profile/personal-details', flowType ? { flowType } : {}),
    begin: ({ pan }: Answered, email: string) => begin.open(pan, email),
    useOtherNumber: async () => {
      await signOut(services);
      navigate('/login', { to: '/profile/kyc-details' });
    },
  };
}

export type KycVerbs = ReturnType<typeof useKycCheck>;
