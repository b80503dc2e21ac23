import { createTransport } from 'nodemailer';
import { type Message, type Notifier, ProviderUnknown } from '#providers/providers.js';

export interface SmtpSettings {
  /** `smtps://user:password@mail.example:465`; with `smtp:` the connection is encrypted by STARTTLS. */
  readonly url: URL;
  /** Sender, such as `ProsperX <no-reply@invest.example>`. */
  readonly from: string;
  /** Address at which an email becomes a text message, with `{mobile}` for the ten digits. */
  readonly smsGateway: string;
}

const TIMEOUT = 10_000;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

function envelopeOf({ channel, to, subject }: Message, smsGateway: string) {
  return channel === 'email' ? { to, subject } : { to: smsGateway.replace('{mobile}', to), subject: '' };
}

/** Says whether no connection came about or one broke: the name was not found, or the server refused, hung up or was silent. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  // a certificate that is not trusted is a socket's error too, but no system call failed
  if (error.code === 'ESOCKET') return 'syscall' in error && error.syscall !== undefined;
  return error.code === 'ECONNECTION' || error.code === 'ETIMEDOUT' || error.code === 'EDNS';
}

/** Sends emails, and text messages by way of a gateway, over one SMTP server. Unencrypted on this machine alone. */
export function smtpNotifier({
  url,
  from,
  smsGateway,
}: SmtpSettings): Notifier & { readonly probe: () => Promise<void> } {
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    requireTLS: url.protocol === 'smtp:' && !LOOPBACK.includes(url.hostname),
    ...(url.username && { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? url.hostname;
  return {
    probe: async () => void (await transport.verify()),
    send: async (message) => {
      const { text, ref } = message;
      const messageId = ref && { messageId: `<${ref}@${domain}>` };
      await transport
        .sendMail({ from, ...envelopeOf(message, smsGateway), text, ...messageId })
        .catch((error: unknown) => {
          throw isUnreachable(error) ? new ProviderUnknown('send a message', error) : error;
        });
    },
  };
}
