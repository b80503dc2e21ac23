/** What a frame says in place of a widget. */
export const embedText = { unknown: 'There is no such widget here.' };
