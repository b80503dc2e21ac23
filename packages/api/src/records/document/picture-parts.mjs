/** What pictures are painted with. */
export const COLOURS = { ink: '#17152b', muted: '#5b5870', accent: '#3b2fa8', highlight: '#d9822b', line: '#e3e1ee' };

/** @param {string} words */
export const escaped = (words) => words.replace(/[&<>]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

/** Pixels of what previews of links show: nearly twice as wide as high. */
export const [WIDE_WIDTH, WIDE_HEIGHT] = /** @type {const} */ ([1200, 630]);
