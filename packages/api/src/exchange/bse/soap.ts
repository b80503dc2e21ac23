const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => escaped[character] ?? '');
const unescapeXml = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|apos);/g,
    (entity) => Object.keys(escaped).find((key) => escaped[key] === entity) ?? '',
  );

export interface SoapCall {
  readonly url: string;
  /** With a slash at its end; the action is made of it. */
  readonly namespace: string;
  readonly service: string;
  readonly method: string;
  /** In the order of the WSDL. */
  readonly values: Readonly<Record<string, string>>;
}

const actionOf = ({ namespace, service, method }: SoapCall) => `${namespace}${service}/${method}`;

/** A SOAP 1.2 envelope with the addressing headers that the exchange asks for. */
export function soapEnvelope(call: SoapCall): string {
  const { url, namespace, method, values } = call;
  const parts = Object.entries(values).map(([name, value]) => `<ns:${name}>${escapeXml(value)}</ns:${name}>`);
  return (
    `<soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope" xmlns:ns="${escapeXml(namespace)}">` +
    `<soap:Header xmlns:wsa="http://www.w3.org/2005/08/addressing"><wsa:Action>${escapeXml(actionOf(call))}</wsa:Action>` +
    `<wsa:To>${escapeXml(url)}</wsa:To></soap:Header>` +
    `<soap:Body><ns:${method}>${parts.join('')}</ns:${method}></soap:Body></soap:Envelope>`
  );
}

/** The one text in the answer to a method; null when the answer is none. */
export function soapResult(xml: string, method: string): string | null {
  const found = new RegExp(`<(?:\\w+:)?${method}Result[^>]*>([\\s\\S]*?)</(?:\\w+:)?${method}Result>`).exec(xml);
  return found ? unescapeXml(found[1] ?? '') : null;
}
