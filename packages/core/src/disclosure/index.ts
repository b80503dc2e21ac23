export { helpDesk, RISK_WARNING, riskText } from './disclosure.text.js';
