const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => escaped[character] ?? '');
const characterOf = (entity: string, code: string) =>
  code.startsWith('#')
    ? String.fromCodePoint(Number(code.replace(/^#x/i, '0x').replace('#', '')))
    : (Object.keys(escaped).find((key) => escaped[key] === entity) ?? '');
/** Text as it stood before it was put into XML. */
export const unescapeXml = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos|#\d{1,6}|#x[\da-f]{1,5});/gi, (entity: string, code: string) =>
    characterOf(entity.toLowerCase(), code),
  );

export interface SoapCall {
  readonly url: string;
  /** With a slash at its end; the action is made of it. */
  readonly namespace: string;
  readonly service: string;
  readonly method: string;
  /** In the order of the WSDL. */
  readonly values: Readonly<Record<string, string>>;
  /** Where the values are members of one parameter, `Param`: the namespace of those members. */
  readonly members?: string;
}

const actionOf = ({ namespace, service, method }: SoapCall) => `${namespace}${service}/${method}`;

function parameters({ values, members }: SoapCall): string {
  const prefix = members === undefined ? 'ns' : 'm';
  const parts = Object.entries(values).map(
    ([name, value]) => `<${prefix}:${name}>${escapeXml(value)}</${prefix}:${name}>`,
  );
  if (members === undefined) return parts.join('');
  return `<ns:Param xmlns:m="${escapeXml(members)}">${parts.join('')}</ns:Param>`;
}

/** A SOAP 1.2 envelope with the addressing headers that the exchange asks for. */
export function soapEnvelope(call: SoapCall): string {
  const { url, namespace, method } = call;
  return (
    `<soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope" xmlns:ns="${escapeXml(namespace)}">` +
    `<soap:Header xmlns:wsa="http://www.w3.org/2005/08/addressing"><wsa:Action>${escapeXml(actionOf(call))}</wsa:Action>` +
    `<wsa:To>${escapeXml(url)}</wsa:To></soap:Header>` +
    `<soap:Body><ns:${method}>${parameters(call)}</ns:${method}></soap:Body></soap:Envelope>`
  );
}

/** The one text in the answer to a method; null when the answer is none. */
export function soapResult(xml: string, method: string): string | null {
  const found = new RegExp(`<(?:\\w+:)?${method}Result[^>]*>([\\s\\S]*?)</(?:\\w+:)?${method}Result>`).exec(xml);
  return found ? unescapeXml(found[1] ?? '') : null;
}
