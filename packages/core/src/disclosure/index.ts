export { helpDesk, RISK_WARNING } from './disclosure.text.js';
