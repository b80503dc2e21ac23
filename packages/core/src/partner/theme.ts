/** The look of a partner, which the frames of its pages have unless a page says otherwise. */
export interface PartnerTheme {
  /** A colour as `#rrggbb`: buttons, links, selection. */
  readonly accent?: string;
  /** Corners of controls, in CSS pixels such as `4px`. */
  readonly radius?: string;
  /** The only scheme of its pages; absent where frames follow what is around them. */
  readonly theme?: 'light' | 'dark' | 'auto';
}

/** Red, green and blue, 0 to 1. */
export type Rgb = readonly [number, number, number];

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(rgb: Rgb): number {
  const [r = 0, g = 0, b = 0] = rgb.map(linear);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast of two colours, 1 to 21. */
export function contrastOf(first: Rgb, second: Rgb): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const HEX = /^#[0-9a-f]{6}$/i;
const PIXELS = /^\d{1,2}(?:\.\d)?px$/;
/** The largest radius of a control, in CSS pixels: half its height. */
const MAX_RADIUS = 24;

const rgbOf = (hex: string): Rgb => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [r, g, b];
};

/** The surfaces of `tokens.css`. Text on an accent is white or black there, whichever can be read. */
const SURFACES = { light: ['#ffffff'], dark: ['#16142a'], auto: ['#ffffff', '#16142a'] } as const;

/** WCAG 2.2 AA: the accent as the shape of a control. */
const LEAST = 3;

/** Codes for what is wrong with a look of a partner. */
export type ThemeFault = 'accent_invalid' | 'accent_light' | 'accent_dark' | 'radius_invalid';

/** Says what is wrong with a look; null where it can be read in each scheme that it is shown in. */
export function checkPartnerTheme({ accent, radius, theme = 'auto' }: PartnerTheme): ThemeFault | null {
  if (radius !== undefined && !(PIXELS.test(radius) && Number.parseFloat(radius) <= MAX_RADIUS))
    return 'radius_invalid';
  if (accent === undefined) return null;
  if (!HEX.test(accent)) return 'accent_invalid';
  const colour = rgbOf(accent);
  const faint = SURFACES[theme].find((surface) => contrastOf(colour, rgbOf(surface)) < LEAST);
  if (faint === undefined) return null;
  return faint === SURFACES.light[0] ? 'accent_light' : 'accent_dark';
}
