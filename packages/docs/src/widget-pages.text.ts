/** Words of the widgets' pages that no contract has. */
export const widgetPagesText = {
  tryIt: 'Try it',
  all: 'All widgets',
  intro:
    'Each page shows its widget at work: change its properties, its look and who is logged in, and copy the lines for your page.',
  public: 'For any page',
  publicNote: 'They know nobody and need no registration.',
  private: 'For registered partners',
  privateNote:
    'They show what belongs to a person, on the pages of partners whom the operator of the server has registered.',
} as const;
