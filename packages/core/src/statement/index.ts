export type { StatementPage, TextPiece } from './page-lines.js';
export { readStatement } from './read-statement.js';
