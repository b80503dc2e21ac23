export { RISK_WARNING } from './risk-warning.text.js';
