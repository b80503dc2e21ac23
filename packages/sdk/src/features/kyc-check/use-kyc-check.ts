import { isRegisteredWithBse, onboardingPath, type ProfileView } from '@prosperx/core/profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useServices } from '#api/services.js';
import { useWidget } from '#api/widget-context.js';
import { profileViewKey } from '#queries/profile.js';
import { signOut } from '#session/use-session.js';
import { type Answered, firstStep, nextStep } from './kyc-machine.js';
import { lookUpPan } from '#queries/kyc.js';
import { useBeginKyc } from './use-begin-kyc.js';
import { useKycElsewhere } from './use-kyc-elsewhere.js';

interface Asked {
  readonly pan: string;
  readonly isAskedFor: boolean;
}

export interface KycEvents {
  readonly flowType: string;
  readonly onChecked?: ((detail: { readonly status: string }) => unknown) | undefined;
  readonly onStarted?: ((detail: object) => unknown) | undefined;
}

/** What the check has changed of the profile, and the way on from there. */
function useWayOn(view: ProfileView, flowType: string) {
  const queryClient = useQueryClient();
  const { navigate } = useWidget();
  const reading = useRef(Promise.resolve());
  return {
    reread: () => {
      reading.current = queryClient.invalidateQueries({ queryKey: profileViewKey });
    },
    goOn: async () => {
      await reading.current;
      const now = queryClient.getQueryData<ProfileView>(profileViewKey) ?? view;
      const place = onboardingPath(now);
      // it could not be read: what comes after the KYC finds the step by itself
      const isUnread = now.onboardingStep === 'kyc';
      const params = isRegisteredWithBse(now) ? {} : { flowType: flowType || 'checkout' };
      navigate(isUnread ? '/profile/personal-details' : place, params);
    },
  };
}

/** The check as values and verbs. A PAN that the profile holds is checked at once. */
export function useKycCheck(view: ProfileView, { flowType, onChecked, onStarted }: KycEvents) {
  const services = useServices();
  const { navigate } = useWidget();
  const wayOn = useWayOn(view, flowType);
  const [step, send] = useReducer(nextStep, firstStep);
  // the first one alone: a check stores the PAN that is typed
  const [knownPan] = useState(view.pan);
  const lookUp = useMutation({
    mutationFn: ({ pan }: Asked) => lookUpPan(services.api, pan),
    onMutate: ({ pan }) => send({ type: 'asked', pan }),
    onSuccess: (details, asked) => {
      send({ type: 'said', details, ...asked });
      wayOn.reread();
      onChecked?.({ status: details.status });
    },
  });
  useKycElsewhere(step, (pan, details) => {
    send({ type: 'changed', pan, details });
    wayOn.reread();
    onChecked?.({ status: details.status });
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
    goOn: wayOn.goOn,
    begin: ({ pan }: Answered, email: string) => begin.open(pan, email),
    useOtherNumber: async () => {
      await signOut(services);
      navigate('/login', { to: '/profile/kyc-details' });
    },
  };
}

export type KycVerbs = ReturnType<typeof useKycCheck>;
