export { helpDesk } from './help-desk.js';
