import { generate } from 'lean-qr/nano';

/** Cells left free around the code: scanners need them. */
const QUIET = 4;

/** A QR code in dark on light in every theme, since many apps cannot read it the other way round. */
export function QrCode({ content, label }: { readonly content: string; readonly label: string }) {
  const code = generate(content);
  const size = code.size + 2 * QUIET;
  return (
    <svg className="payment__qr" role="img" aria-label={label} viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}>
      <path d={pathOf(code)} />
    </svg>
  );
}

function pathOf({ size, get }: { readonly size: number; get: (x: number, y: number) => boolean }): string {
  const cells = Array.from({ length: size * size }, (_, index) => [index % size, Math.floor(index / size)] as const);
  return cells.flatMap(([x, y]) => (get(x, y) ? [`M${x} ${y}h1v1h-1z`] : [])).join('');
}
