import { hash, verify } from '@node-rs/argon2';

// the least that OWASP's cheat sheet and ASVS 5 allow: 19 MiB, two passes; argon2id is the library's default
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// of a random text that nobody kept: it takes as long to refuse as a real one
const DUMMY = '$argon2id$v=19$m=19456,t=2,p=1$L5dAa0/5pvi3C7Ag0jwovg$Y5vmb7kzyoZP9xfz4ShOmjRiMfMiJ+Zw1qFIlWAcFUU';

/** argon2id in PHC form; computed off the event loop. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

/** Takes as long when there is no hash to compare with, so that the time tells nobody who has an account. */
export async function isPassword(known: string | null, password: string): Promise<boolean> {
  const right = await verify(known ?? DUMMY, password);
  return known !== null && right;
}
