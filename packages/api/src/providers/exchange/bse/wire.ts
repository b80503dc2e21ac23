import type { Clock } from '@prosperx/core/time';
import type { OrderBook } from '#providers/exchange/port.js';
import { ProviderUnknown } from '#providers/provider-unknown.js';
import { type SoapCall, soapEnvelope, soapResult } from './soap.js';

/** How the exchange is reached, and as whom. */
export interface BseSettings {
  /** Such as `https://bsestarmf.in`; without a slash at its end. */
  readonly url: string;
  /** Namespace of the WSDLs of the upload and the report services, with a slash at its end. */
  readonly namespace: string;
  readonly userId: string;
  readonly memberCode: string;
  readonly password: string;
  /** Milliseconds until an answer counts as lost. */
  readonly timeout?: number;
}

const TIMEOUT = 20_000;

async function post(settings: BseSettings, url: string, contentType: string, body: string): Promise<string> {
  try {
    const signal = AbortSignal.timeout(settings.timeout ?? TIMEOUT);
    const answer = await fetch(url, { method: 'POST', headers: { 'Content-Type': contentType }, body, signal });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return text;
  } catch (cause) {
    throw new ProviderUnknown(new URL(url).pathname, cause);
  }
}

/** The fields of a JSON answer; no answer, or none that can be read, is ProviderUnknown. */
export async function postJson(settings: BseSettings, path: string, body: unknown): Promise<Record<string, unknown>> {
  const text = await post(settings, settings.url + path, 'application/json', JSON.stringify(body));
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch (cause) {
    throw new ProviderUnknown(path, cause);
  }
}

/** The envelope that a SOAP call is answered with; no answer is ProviderUnknown. */
export function postSoapForXml(settings: BseSettings, call: SoapCall): Promise<string> {
  return post(settings, call.url, 'application/soap+xml; charset=utf-8', soapEnvelope(call));
}

/** The one text that a SOAP call is answered with; an answer without one is ProviderUnknown. */
export async function postSoapForText(settings: BseSettings, call: SoapCall): Promise<string> {
  const text = soapResult(await postSoapForXml(settings, call), call.method);
  if (!text) throw new ProviderUnknown(call.method);
  return text;
}

/** The parts of a pipe string, status first. */
export async function postSoap(
  settings: BseSettings,
  call: SoapCall,
): Promise<readonly [status: string, text: string]> {
  const [status, ...rest] = (await postSoapForText(settings, call)).split('|');
  if (!status) throw new ProviderUnknown(call.method);
  return [status, rest.join('|')];
}

/** Says whether a text is a number that the exchange gave: '0' and nothing stand where it gave none. */
export const isNumber = (text: string | undefined): text is string => /^[1-9]\d*$/.test(text ?? '');

/** What order entry needs besides the address and the login. */
export interface BseExchangeSettings extends BseSettings {
  readonly clock: Clock;
  /** The exchange's code of a scheme that can be bought; null: it has none. */
  readonly schemeCodeOf: (isin: string) => Promise<string | null>;
  readonly orderOf: OrderBook;
}
