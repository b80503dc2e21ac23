export const bytesOf = (text: string) => new TextEncoder().encode(text);
export const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
export const bytesOfHex = (text: string) => new Uint8Array(Buffer.from(text.replaceAll(' ', ''), 'hex'));
