import type { getContentFile as call } from '@prosperx/core/content';
import { PxError } from '@prosperx/core/errors';
import type { Verb } from '#http/serve.js';

const frame = (drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="#2b2372"/>${drawing}</svg>`;

/** The pictures of the content, by name: drawn by us, so that none has to be kept. */
const pictures: Readonly<Record<string, string>> = {
  'sip-in-a-minute.svg': frame(
    '<g fill="#8f86e6"><rect x="60" y="120" width="28" height="30"/><rect x="104" y="100" width="28" height="50"/><rect x="148" y="80" width="28" height="70"/></g><g fill="#e6a04e"><rect x="192" y="56" width="28" height="94"/><rect x="236" y="30" width="28" height="120"/></g>',
  ),
  'tax-season.svg': frame(
    '<rect x="90" y="30" width="140" height="120" rx="10" fill="#fff"/><path d="M110 62h100M110 88h100M110 114h60" stroke="#2b2372" stroke-width="8"/><circle cx="216" cy="128" r="30" fill="#e6a04e"/><path d="M204 128l9 9 16-18" stroke="#fff" stroke-width="7" fill="none"/>',
  ),
};

/** Returns a picture as a `data:` address. */
export const getContentFile: Verb<typeof call> = ({ input: { fileName } }) => {
  const picture = Object.hasOwn(pictures, fileName) ? pictures[fileName] : undefined;
  if (picture === undefined) return Promise.reject(new PxError('image_not_loaded'));
  return Promise.resolve({ fileName, value: `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}` });
};
