/** Colours as sRGB or OKLab triples, 0 to 1; the maths of CSS Color 4 and of WCAG 2. */
export type Triple = readonly [number, number, number];

const map = (triple: Triple, change: (value: number) => number): Triple => [
  change(triple[0]),
  change(triple[1]),
  change(triple[2]),
];
const times = (rows: readonly Triple[], [a, b, c]: Triple): Triple => {
  const [x = [0, 0, 0], y = [0, 0, 0], z = [0, 0, 0]] = rows.map((row) => row);
  const dot = (row: Triple) => row[0] * a + row[1] * b + row[2] * c;
  return [dot(x), dot(y), dot(z)];
};

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
const clamp = (value: number) => Math.min(1, Math.max(0, value));

const RGB_TO_LMS: Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const LMS_TO_LAB: Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const LAB_TO_LMS: Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const LMS_TO_RGB: Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

export const toOklab = (rgb: Triple): Triple =>
  times(LMS_TO_LAB, map(times(RGB_TO_LMS, map(rgb, toLinear)), Math.cbrt));
export const fromOklab = (lab: Triple): Triple =>
  map(
    times(
      LMS_TO_RGB,
      map(times(LAB_TO_LMS, lab), (value) => value ** 3),
    ),
    (value) => clamp(toGamma(value)),
  );

/** A share of the first and the rest of the second, part by part. */
export const mix = (first: Triple, second: Triple, share: number): Triple => [
  first[0] * share + second[0] * (1 - share),
  first[1] * share + second[1] * (1 - share),
  first[2] * share + second[2] * (1 - share),
];

const XYZ_TO_RGB: Triple[] = [
  [3.2409699419, -1.5373831776, -0.4986107603],
  [-0.9692436363, 1.8759675015, 0.0415550574],
  [0.0556300797, -0.2039769589, 1.0569715142],
];

export const fromXyz = (xyz: Triple): Triple => map(times(XYZ_TO_RGB, xyz), (value) => clamp(toGamma(value)));

/** The `y` of XYZ: the luminance of WCAG. */
export const luminance = (rgb: Triple) => {
  const [r, g, b] = map(rgb, toLinear);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** WCAG 2 contrast, 1 to 21. */
export function contrast(first: Triple, second: Triple): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
