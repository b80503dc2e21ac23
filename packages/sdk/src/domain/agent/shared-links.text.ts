/** The links that an advisor shared: whom each was for, and how it is ended. */
export const sharedLinksText = {
  title: 'Links you shared',
  failed: 'Your links could not be loaded.',
  none: 'None of the links that you shared is still valid.',
  columns: {
    receiver: 'For',
    kind: 'Link',
    shared: 'Shared on',
    opened: 'First opened',
    until: 'Valid until',
    revoke: 'Revoke',
  },
  kinds: {
    calculator: 'Calculator',
    nfo: 'New fund offer',
    payment: 'Payment',
    mandate: 'Mandate set-up',
    portfolio: 'Portfolio',
    premium_service: 'Premium service',
    invitation: 'Invitation',
  },
  nobody: 'Nobody named',
  notOpened: 'Not yet',
  times: (opens: number) => (opens === 1 ? 'once' : `${opens} times`),
  revokedOn: (day: string) => `Revoked on ${day}`,
  revoke: 'Revoke',
  revokeOf: (kind: string, receiver: string) => `Revoke the link for ${receiver}: ${kind}`,
  ask: 'Revoke this link?',
  asked: (kind: string, receiver: string) =>
    `${kind}, shared with ${receiver}. Anyone who opens it from now on sees that you have revoked it. This cannot be undone; you can share a new link.`,
  keep: 'Keep link',
  revoked: 'The link is revoked',
};
