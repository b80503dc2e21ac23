export { getPincodeDetails, type Place, placeSchema } from './api.js';
export { pincodeErrorText } from './pincode.text.js';
export { checkPincode, type PincodeErrorCode, tidyPincode } from './rules.js';
