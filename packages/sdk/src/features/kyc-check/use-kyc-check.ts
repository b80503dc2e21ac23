import type { KycDetails } from '@prosperx/core/kyc';
import { onboardingPath, type ProfileView } from '@prosperx/core/profile';
import { isRegisteredWithBse } from '@prosperx/core/registration';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { isInAppShell, nativeBridge } from '#bridge/native/native.js';
import { useLatest } from '#primitives/hooks/use-latest.js';
import { beginKyc, lookUpPan } from '#queries/kyc.js';
import { profileViewKey } from '#queries/profile.js';
import { showErrorFlash } from '#services/error-message.js';
import { pageUrl } from '#services/open-page.js';
import { useServices } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { signOut } from '#session/logout.js';
import { exitAccount, useSession } from '#session/use-session.js';
import { type Answered, firstStep, nextStep, type Step } from './kyc-machine.js';

interface PanLookup {
  readonly pan: string;
  readonly isAskedFor: boolean;
}

export interface KycEvents {
  readonly flowType: string;
  readonly onChecked?: ((detail: { readonly status: string }) => unknown) | undefined;
  readonly onStarted?: ((detail: object) => unknown) | undefined;
}

/** Returns what the check has changed of the profile, and the way on from there. */
function useKycContinuation(view: ProfileView, flowType: string) {
  const services = useServices();
  const { queryClient } = services;
  const { advisor } = useSession();
  const { navigate } = useWidget();
  const reading = useRef(Promise.resolve());
  return {
    refetch: () => {
      reading.current = queryClient.invalidateQueries({ queryKey: profileViewKey });
    },
    /** Leaves the account for another one: a person logs in with another number, an advisor chooses another customer. */
    leave: async () => {
      if (advisor)
        return exitAccount(services).then(
          () => navigate('/my-customers'),
          (error: unknown) => showErrorFlash(services, error),
        );
      await signOut(services);
      navigate('/login', { to: '/profile/kyc-details' });
    },
    next: async () => {
      await reading.current;
      const now = queryClient.getQueryData<ProfileView>(profileViewKey) ?? view;
      const path = onboardingPath(now);
      // it could not be read: what comes after the KYC finds the step by itself
      const isUnread = now.onboardingStep === 'kyc';
      const params = isRegisteredWithBse(now) ? {} : { flowType: flowType || 'checkout' };
      navigate(isUnread ? '/profile/personal-details' : path, params);
    },
  };
}

/** The check as values and verbs. A PAN that the profile holds is checked at once. */
export function useKycCheck(view: ProfileView, { flowType, onChecked, onStarted }: KycEvents) {
  const services = useServices();
  const continuation = useKycContinuation(view, flowType);
  const [step, send] = useReducer(nextStep, firstStep);
  // the first one alone: a check stores the PAN that is typed
  const [knownPan] = useState(view.pan);
  const lookUp = useMutation({
    mutationFn: ({ pan }: PanLookup) => lookUpPan(services.api, pan),
    onMutate: ({ pan }) => send({ type: 'asked', pan }),
    onSuccess: (details, asked) => {
      send({ type: 'said', details, ...asked });
      continuation.refetch();
      onChecked?.({ status: details.status });
    },
  });
  const change = (pan: string, details: KycDetails) => {
    send({ type: 'changed', pan, details });
    continuation.refetch();
    onChecked?.({ status: details.status });
  };
  useKycElsewhere(step, change);
  const proof = useProof(change);
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
    proof,
    isBeginning: begin.isPending,
    beginError: begin.error,
    check: (pan: string) => mutate({ pan, isAskedFor: true }),
    edit: () => {
      lookUp.reset();
      begin.reset();
      proof.reset();
      send({ type: 'edited' });
    },
    next: continuation.next,
    begin: ({ pan }: Answered, email: string) => begin.open(pan, email),
    leave: continuation.leave,
  };
}

/** Shows by the date of birth that a PAN is the reader's. */
function useProof(onProven: (pan: string, details: KycDetails) => void) {
  const { api } = useServices();
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: ({ pan, dob }: { readonly pan: string; readonly dob: string }) => lookUpPan(api, pan, dob),
    onSuccess: (details, { pan }) => onProven(pan, details),
  });
  return {
    isPending,
    error,
    reset,
    /** `onRefused` hears why it does not. */
    give: ({ pan }: Answered, dob: string, onRefused: (error: unknown) => void) =>
      mutate({ pan, dob }, { onError: onRefused }),
  };
}

export type KycVerbs = ReturnType<typeof useKycCheck>;

/** The way to the identity provider. `onBegun` hears the address of its page. */
function useBeginKyc(name: string, onBegun: (url: string) => void) {
  const { api } = useServices();
  const { apiBase } = useWidget();
  const callbackUrl = pageUrl({ apiBase, agentCode: null }, '/signzy-callback', {});
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: (person: { readonly pan: string; readonly email: string }) =>
      beginKyc(api, { ...person, name, callbackUrl }),
  });
  return {
    isPending,
    error,
    reset,
    open: (pan: string, email: string) => {
      const tab = openProvider();
      mutate(
        { pan, email },
        {
          onSuccess: (url) => {
            tab.go(url);
            onBegun(url);
          },
          onError: tab.close,
        },
      );
    },
  };
}

interface ProviderTab {
  go(url: string): void;
  close(): void;
}

/** Returns where the identity provider will open: an app opens its own browser; a browser lets a tab be opened within the press alone, so it is opened empty. */
function openProvider(): ProviderTab {
  if (isInAppShell()) return { go: (url) => void nativeBridge().openExternal(url), close: () => undefined };
  const tab = window.open('about:blank', '_blank');
  // what opens there is another's page
  if (tab) tab.opener = null;
  return { go: (url) => tab?.location.replace(url), close: () => tab?.close() };
}

/**
 * Notices a KYC that was done elsewhere, as in the tab of the identity provider: when this one is looked at again the profile is read anew,
 * and only if it holds another status is the registry asked, since each of its answers is paid for.
 */
function useKycElsewhere(step: Step, onChanged: (pan: string, details: KycDetails) => void): void {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const now = useLatest({ step, onChanged });
  useEffect(() => {
    let isReading = false;
    const readAgain = async () => {
      const { step: shown } = now.current;
      if (isReading || document.visibilityState !== 'visible' || shown.name !== 'answered') return;
      isReading = true;
      try {
        await queryClient.invalidateQueries({ queryKey: profileViewKey });
        const view = queryClient.getQueryData<ProfileView>(profileViewKey);
        if (view?.pan !== shown.pan || view.panStatus === shown.details.status) return;
        now.current.onChanged(shown.pan, await lookUpPan(api, shown.pan));
      } finally {
        isReading = false;
      }
    };
    const onLook = () => void readAgain().catch(() => undefined);
    document.addEventListener('visibilitychange', onLook);
    window.addEventListener('focus', onLook);
    return () => {
      document.removeEventListener('visibilitychange', onLook);
      window.removeEventListener('focus', onLook);
    };
  }, [api, queryClient, now]);
}
