import { verifyEmail } from '@prosperx/core/profile';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '#services/services.js';
import { linkKey } from './link-key.js';
import { profileViewKey } from './profile.js';

/** Verifies the email address to which a link was sent, once the page of the link is open. */
export function useEmailVerification(token: string) {
  const services = useServices();
  return useQuery({
    queryKey: linkKey('email-verification', token),
    queryFn: async () => {
      const { data } = await services.api(verifyEmail, { body: { token } });
      void services.queryClient.invalidateQueries({ queryKey: profileViewKey });
      return data;
    },
    enabled: token !== '',
    retry: false,
    staleTime: Infinity,
  });
}
