import { PxError } from '@prosperx/core/errors';
import { isMasked, maskPan } from '@prosperx/core/format';
import type { BodyOf } from '@prosperx/core/http';
import {
  checkBseStatus,
  createAofUrl,
  type DeclarationFlag,
  exportMyData,
  getProfileView,
  type ProfileView,
  requestDeletion,
  revealIdentity,
  saveProfile,
  updateProfile,
  withdrawDeletion,
} from '@prosperx/core/profile';
import { isRegistrationPending } from '@prosperx/core/registration';
import type { BusinessDate } from '@prosperx/core/time';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isUnanswered } from '#services/error-message.js';
import { isBackgroundRefetch, keepAnswer, type Services, useServices } from '#services/services.js';
import { useSession } from '#session/use-session.js';

const ownUcc = ({ session }: Services) => session.getState().user?.encryptedId ?? '';

/** How an account holder is reached. */
export interface Contact extends Readonly<Record<'primaryEmail' | 'address' | 'pincode', string>> {
  /** Whose the email is; left out, it stays as it is. */
  readonly emailDeclarationFlag?: DeclarationFlag | undefined;
}

/** Contact details as a form showed them. */
export type ShownContact = NonNullable<BodyOf<typeof saveProfile>['shown']>;

/**
 * Returns the contact details over which the reader types: those of the moment before their first edit. `refetch` takes what is in force
 * by now in their place, once the reader was told that it is other.
 */
export function useShownContact(view: ProfileView, isEdited: boolean) {
  const queryClient = useQueryClient();
  const now = shownOf(view);
  const [shown, setShown] = useState(now);
  if (!isEdited && JSON.stringify(now) !== JSON.stringify(shown)) setShown(now);
  const refetch = async () => {
    await queryClient.invalidateQueries({ queryKey: profileViewKey });
    setShown(shownOf(queryClient.getQueryData<ProfileView>(profileViewKey) ?? view));
  };
  return { shown, refetch };
}

const shownOf = ({ primaryEmail, address, pincode }: ProfileView): ShownContact => ({ primaryEmail, address, pincode });

/** Returns whether contact details were not saved since others are in force than the form showed. */
export const isChangedElsewhere = (error: unknown) => error instanceof PxError && error.code === 'profile_changed';

/** Changes how the account holder is reached, by the ticket of a code. Rejects with what the server refused. */
export async function saveContact(
  services: Services,
  contact: Contact,
  shown: ShownContact,
  ticket: string,
): Promise<void> {
  const query = { ucc: ownUcc(services) };
  await changeProfile(services, {
    make: async () => (await services.api(updateProfile, { query, body: { ...contact, shown, ticket } })).data,
    isMade: (view) =>
      Object.entries(contact).every(([name, value]) => value === undefined || view[name as keyof Contact] === value),
  });
}

/** All that is kept of the account holder, by the ticket of a code. */
export async function readMyData(services: Services, ticket: string): Promise<object> {
  return (await services.api(exportMyData, { query: { ucc: ownUcc(services) }, body: { ticket } })).data;
}

/** Has the account-opening form made; gives its path on the server, good for some minutes. */
export async function makeAccountForm({ api }: Services): Promise<string> {
  return (await api(createAofUrl, { body: {} })).responseData.aofUrl;
}

/** Asks for the account to be deleted; the server has ended the session then. Gives the day of the request. */
export async function requestAccountDeletion(services: Services, ticket: string): Promise<BusinessDate> {
  const { data } = await services.api(requestDeletion, { query: { ucc: ownUcc(services) }, body: { ticket } });
  return data.requestedOn;
}

export const profileViewKey = ['my', 'profile-view'] as const;

interface Withdrawal {
  onDone(): void;
  onError(error: unknown): void;
}

/** Withdraws the request to delete the account; the profile is read anew then. */
export function useWithdrawDeletion({ onDone, onError }: Withdrawal) {
  const services = useServices();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => services.api(withdrawDeletion, { query: { ucc: ownUcc(services) }, body: {} }),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: profileViewKey });
      onDone();
    },
    onError,
  });
}

export interface ProfileReading {
  /** Milliseconds between readings of one that somebody else changes; false: read once. */
  readonly every?: typeof whileRegistering | undefined;
}

/** All that the signed-in person is shown of the profile; read anew by each screen that shows it. */
export function useProfileView({ every }: ProfileReading = {}) {
  const { api, session } = useServices();
  const { user } = useSession();
  const ucc = user?.encryptedId ?? '';
  return useQuery({
    queryKey: profileViewKey,
    queryFn: async (reading) => {
      const { data } = await api(getProfileView, { query: { ucc }, background: isBackgroundRefetch(reading) });
      // the cart and the page's header know the account holder by the session
      const { encryptedId, name, registeredWithBse } = data;
      session.getState().userRead({ encryptedId, name, registeredWithBse });
      return data;
    },
    enabled: user !== null,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => every?.(state.data) ?? false,
  });
}

const FIVE_SECONDS = 5_000;

/** The time between two readings of a registration with the exchange: while it is sent, and not answered yet. */
export const whileRegistering = (registration: Pick<ProfileView, 'registeredWithBse'> | undefined): number | false =>
  isRegistrationPending(registration) ? FIVE_SECONDS : false;

/** Keeps the session in step with a registration that is not through yet: asked anew on each screen that shows it, until the exchange has answered. */
export function useRegistration(enabled: boolean): void {
  const { api, session } = useServices();
  const encryptedId = useSession().user?.encryptedId ?? '';
  useQuery({
    queryKey: ['my', 'registration'],
    queryFn: async (reading) => {
      const { data } = await api(checkBseStatus, { background: isBackgroundRefetch(reading) });
      session.getState().userRead({ encryptedId, registeredWithBse: data.registeredWithBse });
      return data;
    },
    enabled: enabled && encryptedId !== '',
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => whileRegistering(state.data),
  });
}

interface ProfileChange {
  /** Makes it; resolves to the profile with it. */
  make(): Promise<ProfileView>;
  isMade(view: ProfileView): boolean;
}

/** Returns the present profile, and whether it could be read. */
async function readAgain({ api, session }: Services): Promise<ProfileView | null> {
  const ucc = session.getState().user?.encryptedId ?? '';
  return api(getProfileView, { query: { ucc } }).then(
    ({ data }) => data,
    () => null,
  );
}

/** Changes the profile, and shows it as it is then. A change whose answer was lost on the way was made where the profile, read again, has it. */
export async function changeProfile(services: Services, { make, isMade }: ProfileChange): Promise<void> {
  const show = (view: ProfileView) => keepAnswer(services.queryClient, profileViewKey, view);
  try {
    show(await make());
  } catch (error) {
    const view = isUnanswered(error) ? await readAgain(services) : null;
    if (view) show(view);
    if (!view || !isMade(view)) throw error;
  }
}

/** Keeps some of the profile's fields; the answer replaces what is shown. */
export function useSaveProfile() {
  const { api, flash } = useServices();
  const { user } = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: BodyOf<typeof saveProfile>) =>
      (await api(saveProfile, { query: { ucc: user?.encryptedId ?? '' }, body })).data,
    onSuccess: (view) => {
      // what failed before is done now
      if (flash.getState().flash?.tone === 'error') flash.getState().hide();
      keepAnswer(queryClient, profileViewKey, view);
    },
  });
}

interface Identity {
  readonly pan: string | null;
  readonly dob: BusinessDate | null;
}

/** PAN and date of birth: masked, and in full once their holder has asked to see them. What a backend gives in full is masked here all the same. */
export function useIdentity({ pan, dob, isDobHidden }: ProfileView, onError: (error: unknown) => void) {
  const services = useServices();
  const isHere = !isDobHidden && !(pan !== null && isMasked(pan));
  const [shown, setShown] = useState<Identity | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async (): Promise<Identity> =>
      isHere ? { pan, dob } : (await services.api(revealIdentity, { query: { ucc: ownUcc(services) } })).data,
    onSuccess: setShown,
    onError,
  });
  return {
    pan: shown ? shown.pan : pan && maskPan(pan),
    dob: shown?.dob ?? null,
    hasDob: isDobHidden || dob !== null,
    /** The answer has all of it already. */
    isHere,
    isShown: shown !== null,
    isPending,
    toggle: () => (shown ? setShown(null) : mutate()),
  };
}

/** The numbers of the nominees' documents in full, once their account holder has asked to see them; null until then. */
export function useNomineeIds(onError: (error: unknown) => void) {
  const services = useServices();
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await services.api(revealIdentity, { query: { ucc: ownUcc(services) } })).data.nomineeIds,
    onSuccess: setIds,
    onError,
  });
  return { ids, isPending, toggle: () => (ids ? setIds(null) : mutate()) };
}
