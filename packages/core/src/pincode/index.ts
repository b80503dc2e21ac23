export { getPincodeDetails, type Place, placeSchema } from './api.js';
export { pincodeErrorText } from './pincode.text.js';
export { checkPincode, PINCODE_LENGTH, type PincodeErrorCode, tidyPincode } from './rules.js';
