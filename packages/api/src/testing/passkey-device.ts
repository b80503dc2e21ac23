import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** What a device is asked for, as the server's options say it. */
interface Options {
  readonly challenge?: unknown;
  readonly rp?: unknown;
  readonly rpId?: unknown;
  readonly user?: unknown;
}

/** What of an honest answer is told otherwise. */
export interface Told {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly crossOrigin?: boolean;
  /** Whether the person was there, and unlocked the device. */
  readonly flags?: number;
  readonly counter?: number;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const uint = (bytes: 2 | 4, value: number) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** The head of a CBOR value: its kind and how long it is, or what number. */
const head = (major: number, value: number) => {
  if (value < 24) return Buffer.of((major << 5) | value);
  if (value < 256) return Buffer.of((major << 5) | 24, value);
  return Buffer.concat([Buffer.of((major << 5) | 25), uint(2, value)]);
};
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const bytes = (value: Uint8Array) => Buffer.concat([head(2, value.length), value]);
const int = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const map = (...entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

/** A passkey's device in software: ES256, no attestation, a counter that goes up by one. `origin` is that of the page. */
export function passkeyDevice(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(16);
  let counter = 0;
  let userHandle = '';
  const cose = map(
    [int(1), int(2)],
    [int(3), int(-7)],
    [int(-1), int(1)],
    [int(-2), bytes(Buffer.from(x, 'base64url'))],
    [int(-3), bytes(Buffer.from(y, 'base64url'))],
  );
  const clientData = (type: string, options: Options, told: Told) =>
    Buffer.from(
      JSON.stringify({
        type: told.type ?? type,
        challenge: told.challenge ?? options.challenge,
        origin: told.origin ?? origin,
        crossOrigin: told.crossOrigin ?? false,
      }),
    );
  const authenticatorData = (told: Told, flags: number) =>
    Buffer.concat([
      sha256(told.rpId ?? new URL(origin).hostname),
      Buffer.of((told.flags ?? PRESENT | VERIFIED) | flags),
      uint(4, told.counter ?? (counter += 1)),
    ]);
  const credential = <Response>(response: Response) => ({
    id: base64url(credentialId),
    rawId: base64url(credentialId),
    type: 'public-key' as const,
    response,
  });
  return {
    /** Makes the passkey. */
    register(options: Options, told: Told = {}) {
      userHandle = (options.user as { id: string }).id;
      const data = Buffer.concat([
        authenticatorData(told, WITH_KEY),
        Buffer.alloc(16),
        uint(2, credentialId.length),
        credentialId,
        cose,
      ]);
      const object = map([text('fmt'), text('none')], [text('attStmt'), map()], [text('authData'), bytes(data)]);
      return credential({
        clientDataJSON: base64url(clientData('webauthn.create', options, told)),
        attestationObject: base64url(object),
      });
    },
    /** Answers a login. */
    signIn(options: Options, told: Told & { readonly userHandle?: string } = {}) {
      const client = clientData('webauthn.get', options, told);
      const data = authenticatorData(told, 0);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return credential({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: told.userHandle ?? userHandle,
      });
    },
  };
}
