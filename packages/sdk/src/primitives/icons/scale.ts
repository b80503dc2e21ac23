export const scale =
  'M12 4v16M8 20h8M5 7h14M5 7l-2.5 6.5a2.75 2.75 0 0 0 5 0L5 7ZM19 7l-2.5 6.5a2.75 2.75 0 0 0 5 0L19 7Z';
