export const helpText = {
  title: 'Help',
  lead: 'Answers by topic. Type a word, or choose a topic.',
  search: 'Search the answers',
  placeholder: 'Mandate, redeem, statement …',
  all: (count: number) => `${count} answers`,
  found: (count: number) => `${count} ${count === 1 ? 'answer' : 'answers'} found`,
  none: (words: string) => `No answer for “${words}”`,
  noneText: 'Try another word, or ask us.',
  contact: 'Contact us',
  still: 'Not answered?',
};
