import { useMutation } from '@tanstack/react-query';
import { useServices } from '#api/services.js';
import { useWidget } from '#api/widget-context.js';
import { pageUrl } from '#api/open-page.js';
import { beginKyc } from '#queries/kyc.js';
import { openProvider } from './open-provider.js';

/** The way to the identity provider. `onBegun` hears the address of its page. */
export function useBeginKyc(name: string, onBegun: (url: string) => void) {
  const { api } = useServices();
  const { apiBase } = useWidget();
  const callbackUrl = pageUrl(apiBase ?? '', '/signzy-callback', {});
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
