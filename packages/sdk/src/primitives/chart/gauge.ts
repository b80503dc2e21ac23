/** Centre and radii of the half circle, in units of its 220 by 122 picture. */
const CENTRE = { x: 110, y: 106 };
const RADIUS = 92;
const NEEDLE = 68;
/** Half the gap between two parts, in radians. */
const GAP = 0.0175;

const point = (angle: number, radius: number) =>
  `${(CENTRE.x - radius * Math.cos(angle)).toFixed(2)} ${(CENTRE.y - radius * Math.sin(angle)).toFixed(2)}`;

/** The arc of one of several equal parts of the half circle, from the left. */
export function arc(index: number, parts: number): string {
  const from = (Math.PI * index) / parts + GAP;
  const to = (Math.PI * (index + 1)) / parts - GAP;
  return `M${point(from, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${point(to, RADIUS)}`;
}

/** A thin triangle from the hub to the middle of a part. */
export function needle(index: number, parts: number): string {
  const angle = (Math.PI * (index + 0.5)) / parts;
  return `M${point(angle, NEEDLE)}L${point(angle + Math.PI / 2, 7)}L${point(angle - Math.PI / 2, 7)}Z`;
}
