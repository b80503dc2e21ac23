export const edit = 'M4 20h4L19.5 8.5l-4-4L4 16v4ZM13 7l4 4';
