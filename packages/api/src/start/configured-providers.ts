import type { Clock } from '@prosperx/core/time';
import { StartError } from '#db/start-error.js';
import { cashfreeBank } from '#providers/bank/cashfree-bank.js';
import type { BankVerification } from '#providers/bank/port.js';
import { cashfreeGateway } from '#providers/gateway/cashfree-gateway.js';
import type { PaymentGateway } from '#providers/gateway/port.js';
import { razorpayGateway } from '#providers/gateway/razorpay-gateway.js';
import type { CashfreeSettings } from '#providers/http/cashfree-secure-id.js';
import type { Probe } from '#providers/http/provider-api.js';
import { cashfreeIdentity } from '#providers/kyc/cashfree-identity.js';
import { cybrillaRegistry } from '#providers/kyc/cybrilla-registry.js';
import type { KycProvider, KycRegistry } from '#providers/kyc/port.js';
import { smtpNotifier } from '#providers/mail/smtp-notifier.js';
import type { Notifier } from '#providers/providers.js';
import { gupshupNotifier } from '#providers/sms/gupshup-notifier.js';
import { type MessageTemplate, readDltTemplates } from '#providers/sms/message-templates.js';
import { msg91Notifier } from '#providers/sms/msg91-notifier.js';
import { gupshupWhatsApp, readWhatsAppTemplates } from '#providers/whatsapp/gupshup-whatsapp.js';
import type { Environment } from './settings.js';

/** A provider, and a call to it that changes nothing: it rejects where the provider does not answer or does not know us. */
export type Probed<Port> = Port & { readonly probe: Probe };

/** Returns the settings of a provider; throws StartError for the first that is missing. */
function required<Name extends string>(environment: Environment, chosen: string, names: readonly Name[]) {
  const missing = names.find((name) => !environment[name]);
  if (missing) throw new StartError(`${chosen} needs ${missing}.`);
  return environment as Environment & Readonly<Record<Name, string>>;
}

function mustBe(name: string, known: string): never {
  throw new StartError(`${name} must be ${known}.`);
}

interface Site {
  readonly clock: Clock;
  readonly publicUrl: string;
}

function razorpayIn(environment: Environment, site: Site) {
  const names = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;
  const named = required(environment, 'PAYMENT_GATEWAY=razorpay', names);
  if (!/^rzp_(test|live)_\w+$/.test(named.RAZORPAY_KEY_ID))
    throw new StartError('RAZORPAY_KEY_ID must be a key such as rzp_live_….');
  return razorpayGateway({
    keyId: named.RAZORPAY_KEY_ID,
    keySecret: named.RAZORPAY_KEY_SECRET,
    webhookSecret: named.RAZORPAY_WEBHOOK_SECRET,
    ...site,
    ...(environment['RAZORPAY_URL'] && { url: environment['RAZORPAY_URL'] }),
  });
}

function cashfreePaymentsIn(environment: Environment, site: Site) {
  const names = ['CASHFREE_PG_CLIENT_ID', 'CASHFREE_PG_CLIENT_SECRET'] as const;
  const named = required(environment, 'PAYMENT_GATEWAY=cashfree', names);
  return cashfreeGateway({
    clientId: named.CASHFREE_PG_CLIENT_ID,
    clientSecret: named.CASHFREE_PG_CLIENT_SECRET,
    ...site,
    ...(environment['CASHFREE_PG_URL'] && { url: environment['CASHFREE_PG_URL'] }),
  });
}

/** The payment gateway that PAYMENT_GATEWAY names; null where it names none. Throws StartError for what is missing or wrong. */
export function gatewayIn(environment: Environment, site: Site): Probed<PaymentGateway> | null {
  const { PAYMENT_GATEWAY: chosen } = environment;
  if (!chosen) return null;
  if (chosen === 'razorpay') return razorpayIn(environment, site);
  return chosen === 'cashfree'
    ? cashfreePaymentsIn(environment, site)
    : mustBe('PAYMENT_GATEWAY', 'razorpay or cashfree');
}

/** The account for verifications at Cashfree, which `chosen` needs. */
function cashfreeIn(environment: Environment, chosen: string, clock: Clock): CashfreeSettings {
  const named = required(environment, chosen, ['CASHFREE_CLIENT_ID', 'CASHFREE_CLIENT_SECRET']);
  return {
    clientId: named.CASHFREE_CLIENT_ID,
    clientSecret: named.CASHFREE_CLIENT_SECRET,
    clock,
    ...(environment['CASHFREE_URL'] && { url: environment['CASHFREE_URL'] }),
  };
}

/** Who BANK_VERIFICATION names; null where it names nobody. Throws StartError for what is missing or wrong. */
export function bankVerificationIn(environment: Environment, clock: Clock): Probed<BankVerification> | null {
  const { BANK_VERIFICATION: chosen } = environment;
  if (!chosen) return null;
  if (chosen !== 'cashfree') mustBe('BANK_VERIFICATION', 'cashfree');
  return cashfreeBank(cashfreeIn(environment, 'BANK_VERIFICATION=cashfree', clock));
}

function registryIn(environment: Environment, clock: Clock): Probed<KycRegistry> {
  if (environment['KYC_REGISTRY'] !== 'cybrilla') mustBe('KYC_REGISTRY', 'cybrilla');
  const names = ['CYBRILLA_CLIENT_ID', 'CYBRILLA_CLIENT_SECRET', 'CYBRILLA_URL', 'CYBRILLA_AUTH_URL'] as const;
  const named = required(environment, 'KYC_REGISTRY=cybrilla', names);
  return cybrillaRegistry({
    clientId: named.CYBRILLA_CLIENT_ID,
    clientSecret: named.CYBRILLA_CLIENT_SECRET,
    url: named.CYBRILLA_URL,
    authUrl: named.CYBRILLA_AUTH_URL,
    clock,
  });
}

/** KYC by the registry that KYC_REGISTRY names and the identity provider that KYC_IDENTITY names; null where the first is not named. Throws StartError for what is missing or wrong. */
export function kycIn(environment: Environment, clock: Clock): Probed<KycProvider> | null {
  if (!environment['KYC_REGISTRY']) return null;
  const registry = registryIn(environment, clock);
  const { KYC_IDENTITY } = required(environment, `KYC_REGISTRY=${environment['KYC_REGISTRY']}`, ['KYC_IDENTITY']);
  if (KYC_IDENTITY !== 'cashfree') mustBe('KYC_IDENTITY', 'cashfree');
  const identity = cashfreeIdentity(cashfreeIn(environment, 'KYC_IDENTITY=cashfree', clock), registry);
  return {
    ...identity,
    probe: async () => {
      await registry.probe();
      await identity.probe();
    },
  };
}

/** The texts that are registered with the operators. */
async function templatesIn(path: string): Promise<readonly MessageTemplate[]> {
  return readDltTemplates(path).catch((error: unknown) => {
    throw new StartError(
      'SMS_TEMPLATES must name a JSON file: [{"id":"1007…","text":"{#var#} is the OTP to …"}].',
      error,
    );
  });
}

async function gupshupIn(environment: Environment, clock: Clock): Promise<Notifier> {
  const names = ['GUPSHUP_USER', 'GUPSHUP_PASSWORD', 'SMS_HEADER', 'SMS_ENTITY_ID', 'SMS_TEMPLATES'] as const;
  const named = required(environment, 'SMS_PROVIDER=gupshup', names);
  return gupshupNotifier({
    userId: named.GUPSHUP_USER,
    password: named.GUPSHUP_PASSWORD,
    header: named.SMS_HEADER,
    entityId: named.SMS_ENTITY_ID,
    templates: await templatesIn(named.SMS_TEMPLATES),
    clock,
    ...(environment['GUPSHUP_URL'] && { url: environment['GUPSHUP_URL'] }),
  });
}

async function msg91In(environment: Environment, clock: Clock): Promise<Notifier> {
  const named = required(environment, 'SMS_PROVIDER=msg91', ['MSG91_AUTH_KEY', 'SMS_TEMPLATES']);
  const templates = await templatesIn(named.SMS_TEMPLATES);
  if (templates.some(({ flow }) => !flow))
    throw new StartError('SMS_TEMPLATES must name the "flow" of each template for MSG91: its template id there.');
  return msg91Notifier({
    authKey: named.MSG91_AUTH_KEY,
    templates,
    clock,
    ...(environment['MSG91_URL'] && { url: environment['MSG91_URL'] }),
  });
}

/** The sender of SMS that SMS_PROVIDER names; null where it names none. Throws StartError for what is missing or wrong. */
async function smsIn(environment: Environment, clock: Clock): Promise<Notifier | null> {
  const { SMS_PROVIDER: chosen } = environment;
  if (!chosen) return null;
  if (chosen === 'gupshup') return gupshupIn(environment, clock);
  return chosen === 'msg91' ? msg91In(environment, clock) : mustBe('SMS_PROVIDER', 'gupshup or msg91');
}

/** The sender of WhatsApp messages that WHATSAPP_PROVIDER names; null where it names none. Throws StartError for what is missing or wrong. */
export async function whatsAppIn(environment: Environment, clock: Clock): Promise<Probed<Notifier> | null> {
  const { WHATSAPP_PROVIDER: chosen } = environment;
  if (!chosen) return null;
  if (chosen !== 'gupshup') mustBe('WHATSAPP_PROVIDER', 'gupshup');
  const names = [
    'WHATSAPP_API_KEY',
    'WHATSAPP_APP',
    'WHATSAPP_APP_ID',
    'WHATSAPP_NUMBER',
    'WHATSAPP_TEMPLATES',
  ] as const;
  const named = required(environment, 'WHATSAPP_PROVIDER=gupshup', names);
  if (!/^\d{11,15}$/.test(named.WHATSAPP_NUMBER))
    throw new StartError('WHATSAPP_NUMBER must be a number with its country code, such as 917834811114.');
  const templates = await readWhatsAppTemplates(named.WHATSAPP_TEMPLATES).catch((error: unknown) => {
    throw new StartError(
      'WHATSAPP_TEMPLATES must name a JSON file: [{"id":"c6aecef6-…","text":"ProsperX: {#var#} …"}].',
      error,
    );
  });
  return gupshupWhatsApp({
    apiKey: named.WHATSAPP_API_KEY,
    appName: named.WHATSAPP_APP,
    appId: named.WHATSAPP_APP_ID,
    source: named.WHATSAPP_NUMBER,
    templates,
    clock,
    ...(environment['WHATSAPP_URL'] && { url: environment['WHATSAPP_URL'] }),
  });
}

function mailServer(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url?.hostname || !['smtp:', 'smtps:'].includes(url.protocol))
    throw new StartError('SMTP_URL must be an address such as smtps://user:password@mail.example:465.');
  return url;
}

/** Emails by the SMTP server that the environment names, SMS by SMS_PROVIDER or by its mail gateway; null where it names no server. Throws StartError for what is missing or wrong. */
export async function notifierIn(environment: Environment, clock: Clock): Promise<Probed<Notifier> | null> {
  const { SMTP_URL, SMTP_FROM, SMS_GATEWAY } = environment;
  if (!SMTP_URL) return null;
  const url = mailServer(SMTP_URL);
  if (!SMTP_FROM?.includes('@')) throw new StartError('SMTP_FROM must be a sender such as no-reply@invest.example.');
  const sms = await smsIn(environment, clock);
  if (!sms && !SMS_GATEWAY?.includes('{mobile}'))
    throw new StartError(
      'SMS_GATEWAY must be an address with {mobile} in it, such as {mobile}@sms.example, unless SMS_PROVIDER names a sender.',
    );
  const whatsApp = await whatsAppIn(environment, clock);
  const mail = smtpNotifier({ url, from: SMTP_FROM, smsGateway: SMS_GATEWAY ?? '' });
  return {
    hasWhatsApp: whatsApp !== null,
    send: (message) => {
      if (message.channel === 'whatsapp' && whatsApp) return whatsApp.send(message);
      return (sms && message.channel === 'sms' ? sms : mail).send(message);
    },
    // a sender of SMS has no call that sends nothing
    probe: mail.probe,
  };
}
