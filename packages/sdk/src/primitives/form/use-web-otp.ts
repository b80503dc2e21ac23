import { useEffect } from 'react';
import { useLatest } from '#primitives/hooks/use-latest.js';

interface OtpRequest {
  readonly otp: { readonly transport: readonly ['sms'] };
  readonly signal: AbortSignal;
}

/** Asks a browser that reads codes out of messages (WebOTP) for the next one; anew with each code that is sent. Elsewhere nothing happens. */
export function useWebOtp(sends: number, onCode: (code: string) => void): void {
  const latest = useLatest(onCode);
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const stop = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: stop.signal };
    navigator.credentials.get(request as unknown as CredentialRequestOptions).then(
      (found) => {
        const { code } = (found ?? {}) as { readonly code?: string };
        if (code) latest.current(code);
      },
      // the person declined, or typed it himself
      () => undefined,
    );
    return () => stop.abort();
  }, [sends, latest]);
}
