/** Phones and tablets, where WhatsApp is an app; by what the browser says of itself. */
export function isOnPhone(): boolean {
  const { userAgent, userAgentData } = navigator as Navigator & { userAgentData?: { readonly mobile: boolean } };
  return userAgentData?.mobile === true || /Android|iPhone|iPad|iPod/i.test(userAgent);
}
