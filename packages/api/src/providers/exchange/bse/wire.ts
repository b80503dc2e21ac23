import type { Paise } from '@prosperx/core/money';
import type { Clock } from '@prosperx/core/time';
import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser';
import type { OrderLookup } from '#providers/exchange/port/orders.js';
import { ProviderNotReached, ProviderUnknown } from '#providers/providers.js';

/** An element by its name without prefix: its text, or its children; a name that repeats holds a list. */
type XmlValue = string | XmlElement | readonly (string | XmlElement)[];
interface XmlElement {
  readonly [name: string]: XmlValue;
}

const parser = new XMLParser({
  ignoreAttributes: true,
  removeNSPrefix: true,
  ignoreDeclaration: true,
  // numbers stay the texts that they are: an order number may begin with 0
  parseTagValue: false,
  // else entities by number stay as they are written
  htmlEntities: true,
});
const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' });

export const isElement = (value: XmlValue | null | undefined): value is XmlElement =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads XML. Returns null for what is cut off or badly closed: half a list would look like a list without the other half. */
export function readXml(xml: string): XmlElement | null {
  return XMLValidator.validate(xml) === true ? (parser.parse(xml) as XmlElement) : null;
}

/** The first element of a name, at any depth; undefined when there is none. */
export function findElement(within: XmlElement, name: string): XmlValue | undefined {
  if (Object.hasOwn(within, name)) return within[name];
  const children = Object.values(within).filter(isElement);
  return children.map((child) => findElement(child, name)).find((found) => found !== undefined);
}

/** The elements of a list, whatever they are called. */
export function elementsIn(list: XmlValue | undefined): readonly XmlElement[] {
  return isElement(list) ? Object.values(list).flat().filter(isElement) : [];
}

/** The texts of an element's children, by their names; a child that has children itself has none. */
export function textsOf(element: XmlElement): Readonly<Record<string, string>> {
  const texts = Object.entries(element).map(([name, value]) => [name, typeof value === 'string' ? value : '']);
  return Object.fromEntries(texts) as Record<string, string>;
}

interface SoapCall {
  readonly url: string;
  /** The namespace with a slash at its end; the action is made of it. */
  readonly namespace: string;
  readonly service: string;
  readonly method: string;
  /** The fields in the order of the WSDL. */
  readonly values: Readonly<Record<string, string>>;
  /** The namespace of the values where they are members of one parameter, `Param`. */
  readonly members?: string;
}

function parametersOf({ values, members }: SoapCall): object {
  const prefix = members === undefined ? 'ns' : 'm';
  const parts = Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}:${name}`, value]));
  return members === undefined ? parts : { 'ns:Param': { '@xmlns:m': members, ...parts } };
}

/** A SOAP 1.2 envelope with the addressing headers that the exchange asks for. */
export function soapEnvelope(call: SoapCall): string {
  const { url, namespace, service, method } = call;
  return builder.build({
    'soap:Envelope': {
      '@xmlns:soap': 'http://www.w3.org/2003/05/soap-envelope',
      '@xmlns:ns': namespace,
      'soap:Header': {
        '@xmlns:wsa': 'http://www.w3.org/2005/08/addressing',
        'wsa:Action': `${namespace}${service}/${method}`,
        'wsa:To': url,
      },
      'soap:Body': { [`ns:${method}`]: parametersOf(call) },
    },
  });
}

/** The one text in the answer to a method; null when the answer is none. */
export function soapResult(xml: string, method: string): string | null {
  const root = readXml(xml);
  const result = root && findElement(root, `${method}Result`);
  return typeof result === 'string' ? result : null;
}

/** The address of the exchange and the login that is used there. */
export interface BseSettings {
  /** Such as `https://bsestarmf.in`; without a slash at its end. */
  readonly url: string;
  /** Namespace of the WSDLs of the upload and the report services, with a slash at its end. */
  readonly namespace: string;
  readonly userId: string;
  readonly memberCode: string;
  readonly password: string;
  /** The key of its JSON services for STPs; null: it has given none. */
  readonly apiKey?: string | null;
  /** Milliseconds until an answer counts as lost. */
  readonly timeout?: number;
}

const TIMEOUT = 20_000;

/** No connection came about, so that nothing was sent. */
const UNCONNECTED = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;

const isUnconnected = (error: unknown) =>
  error instanceof Error && UNCONNECTED.test(String((error.cause as { readonly code?: unknown } | undefined)?.code));

async function post(
  settings: BseSettings,
  url: string,
  contentType: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  try {
    const signal = AbortSignal.timeout(settings.timeout ?? TIMEOUT);
    const sent = { 'Content-Type': contentType, ...headers };
    const answer = await fetch(url, { method: 'POST', headers: sent, body, signal });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return text;
  } catch (cause) {
    const Unknown = isUnconnected(cause) ? ProviderNotReached : ProviderUnknown;
    throw new Unknown(new URL(url).pathname, cause);
  }
}

/** The fields of a JSON answer; no answer, or none that can be read, is ProviderUnknown. */
export async function postJson(
  settings: BseSettings,
  path: string,
  body: unknown,
  headers?: Readonly<Record<string, string>>,
): Promise<Record<string, unknown>> {
  const text = await post(settings, settings.url + path, 'application/json', JSON.stringify(body), headers);
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

/** Says whether a text is a number that the exchange gave: it writes '0' or nothing where it gave none. */
export const isNumber = (text: string | undefined): text is string => /^[1-9]\d*$/.test(text ?? '');

/** The settings that order entry needs besides the address and the login. */
export interface BseExchangeSettings extends BseSettings {
  readonly clock: Clock;
  /** The exchange's code of a scheme that it sells, for an amount where it is bought for one; null: it has none. */
  readonly codeToBuy: (isin: string, amount?: Paise) => Promise<string | null>;
  /** The exchange's code of a scheme of which somebody holds units, sold or no longer; null: it does not know it. */
  readonly codeOfHeld: (isin: string) => Promise<string | null>;
  readonly orderOf: OrderLookup;
}
