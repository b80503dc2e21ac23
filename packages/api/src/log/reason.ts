const LONGEST = 200;

/** Addresses, what stands in quotes or angle brackets, and what is as long as a code, a mobile or an account number. */
const PERSONAL = /"[^"]*"|'[^']*'|`[^`]*`|<[^>]*>|\S+@\S+|\+?\d(?:[ -]?\d){5,}|\d{4,}/g;

/** The message of what a provider's port threw, without the values that it may repeat. The text of a message to a person never belongs into one. */
export function reasonOf(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  return cause.message.replace(PERSONAL, '…').slice(0, LONGEST);
}
