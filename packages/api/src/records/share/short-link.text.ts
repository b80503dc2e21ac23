/** Said to whoever opens a link that its advisor has revoked. */
export const revokedLinkText = {
  title: 'This link has been revoked',
  by: (advisor: string) => `${advisor}, who shared it, has revoked it. Ask them for a new one.`,
  home: 'Go to ProsperX',
};
