import { generate } from 'lean-qr';

/** A text for the camera of a phone: drawn here, so that no page carries the code that draws it. */
export function qrCodeOf(text: string): { readonly size: number; readonly path: string } {
  const { size, get } = generate(text);
  const cells = Array.from({ length: size * size }, (_, index) => [index % size, Math.floor(index / size)] as const);
  return { size, path: cells.flatMap(([x, y]) => (get(x, y) ? [`M${x} ${y}h1v1h-1z`] : [])).join('') };
}
