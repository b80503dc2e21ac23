export { getPincodeDetails, type Place } from './api.js';
export { pincodeErrorText } from './pincode.text.js';
export { checkPincode, tidyPincode } from './rules.js';
