const TITLES = /^(?:mr|mrs|ms|miss|mx|dr|prof|shri|smt|sri|kumari|master|m\/s)(?:\.\s*|\s+)/i;

/**
 * The name that the registry holds without titles and without what is no letter (specification, onboarding, section 4): "Dr. ANITA
 * D'SOUZA-RAO (HUF)" becomes "ANITA DSOUZA RAO HUF". Letters of any script stay; words are parted by single spaces.
 */
export function cleanKycName(registered: string): string {
  let name = registered.trim();
  while (TITLES.test(name)) name = name.replace(TITLES, '');
  return name
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
}
