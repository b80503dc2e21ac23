import {
  addPasskey,
  changePassword,
  type CodeAtLogin,
  getLoginSettings,
  removePasskey,
  renamePasskey,
  setCodeAtLogin,
} from '@prosperx/core/session';
import { useQuery } from '@tanstack/react-query';
import { type Services, useServices } from '#services/services.js';
import { useExclusiveMutation } from '#services/use-exclusive-mutation.js';

const settingsKey = ['my', 'login-settings'] as const;

/** Asks what the account holder logs in by. */
export function useLoginSettings() {
  const { api } = useServices();
  return useQuery({ queryKey: settingsKey, queryFn: async () => (await api(getLoginSettings)).data });
}

/** A change of it; what a password stands beside asks for the current one. */
export type LoginChange =
  | { readonly kind: 'password'; readonly password: string; readonly newPassword: string }
  | { readonly kind: 'code'; readonly password: string; readonly codeAtLogin: CodeAtLogin }
  | { readonly kind: 'add'; readonly password: string; readonly name: string }
  | { readonly kind: 'rename'; readonly passkeyId: string; readonly name: string }
  | { readonly kind: 'remove'; readonly password: string; readonly passkeyId: string };

/** Makes a change. Resolves to false where its person put the making of a passkey off. */
async function carryOut({ api }: Services, change: LoginChange): Promise<boolean> {
  switch (change.kind) {
    case 'password':
      await api(changePassword, { body: { password: change.password, newPassword: change.newPassword } });
      return true;
    case 'code':
      await api(setCodeAtLogin, { body: { password: change.password, codeAtLogin: change.codeAtLogin } });
      return true;
    case 'add': {
      const { makePasskey } = await import('./passkeys.js');
      const credential = await makePasskey(api, change.password);
      if (credential === null) return false;
      await api(addPasskey, { body: { name: change.name, credential } });
      return true;
    }
    case 'rename':
      await api(renamePasskey, { body: { passkeyId: change.passkeyId, name: change.name } });
      return true;
    case 'remove':
      await api(removePasskey, { body: { password: change.password, passkeyId: change.passkeyId } });
      return true;
  }
}

/** Makes one change at a time. */
export function useChangeLogin() {
  const services = useServices();
  return useExclusiveMutation<boolean, LoginChange>({
    mutationFn: (change) => carryOut(services, change),
    onSettled: () => services.queryClient.invalidateQueries({ queryKey: settingsKey }),
  });
}
