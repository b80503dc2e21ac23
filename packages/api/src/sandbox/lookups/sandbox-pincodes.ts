import type { Place } from '@prosperx/core/pincode';
import type { Services } from '#kernel/services.js';
import { importedPincodes } from '#providers/pincode/imported-pincodes.js';
import type { PincodeSource } from '#providers/providers.js';

/** Pincodes of big cities and of every capital: city, state and their pincodes. */
export const SANDBOX_PLACES: readonly (readonly [city: string, state: string, ...pincodes: string[]])[] = [
  ['New Delhi', 'Delhi', '110001', '110016', '110019', '110085'],
  ['Noida', 'Uttar Pradesh', '201301'],
  ['Lucknow', 'Uttar Pradesh', '226001', '226010'],
  ['Kanpur', 'Uttar Pradesh', '208001'],
  ['Varanasi', 'Uttar Pradesh', '221001'],
  ['Prayagraj', 'Uttar Pradesh', '211001'],
  ['Agra', 'Uttar Pradesh', '282001'],
  ['Gurugram', 'Haryana', '122001'],
  ['Faridabad', 'Haryana', '121001'],
  ['Mumbai', 'Maharashtra', '400001', '400050', '400053', '400076'],
  ['Thane', 'Maharashtra', '400601'],
  ['Navi Mumbai', 'Maharashtra', '400703'],
  ['Pune', 'Maharashtra', '411001', '411038', '411045'],
  ['Nagpur', 'Maharashtra', '440001'],
  ['Nashik', 'Maharashtra', '422001'],
  ['Bengaluru', 'Karnataka', '560001', '560034', '560066', '560095'],
  ['Mysuru', 'Karnataka', '570001'],
  ['Chennai', 'Tamil Nadu', '600001', '600017', '600042'],
  ['Coimbatore', 'Tamil Nadu', '641001'],
  ['Madurai', 'Tamil Nadu', '625001'],
  ['Hyderabad', 'Telangana', '500001', '500032', '500034', '500081'],
  ['Visakhapatnam', 'Andhra Pradesh', '530001'],
  ['Vijayawada', 'Andhra Pradesh', '520001'],
  ['Kolkata', 'West Bengal', '700001', '700019', '700091'],
  ['Ahmedabad', 'Gujarat', '380001', '380009', '380015'],
  ['Vadodara', 'Gujarat', '390001'],
  ['Surat', 'Gujarat', '395001'],
  ['Rajkot', 'Gujarat', '360001'],
  ['Jaipur', 'Rajasthan', '302001', '302017'],
  ['Jodhpur', 'Rajasthan', '342001'],
  ['Bhopal', 'Madhya Pradesh', '462001'],
  ['Indore', 'Madhya Pradesh', '452001'],
  ['Raipur', 'Chhattisgarh', '492001'],
  ['Patna', 'Bihar', '800001'],
  ['Ranchi', 'Jharkhand', '834001'],
  ['Bhubaneswar', 'Odisha', '751001'],
  ['Guwahati', 'Assam', '781001'],
  ['Kochi', 'Kerala', '682001'],
  ['Thiruvananthapuram', 'Kerala', '695001'],
  ['Kozhikode', 'Kerala', '673001'],
  ['Chandigarh', 'Chandigarh', '160001'],
  ['Amritsar', 'Punjab', '143001'],
  ['Ludhiana', 'Punjab', '141001'],
  ['Dehradun', 'Uttarakhand', '248001'],
  ['Jammu', 'Jammu and Kashmir', '180001'],
  ['Srinagar', 'Jammu and Kashmir', '190001'],
  ['Shimla', 'Himachal Pradesh', '171001'],
  ['Panaji', 'Goa', '403001'],
  ['Puducherry', 'Puducherry', '605001'],
  ['Gangtok', 'Sikkim', '737101'],
  ['Shillong', 'Meghalaya', '793001'],
  ['Aizawl', 'Mizoram', '796001'],
  ['Kohima', 'Nagaland', '797001'],
  ['Agartala', 'Tripura', '799001'],
  ['Itanagar', 'Arunachal Pradesh', '791111'],
  ['Imphal', 'Manipur', '795001'],
  ['Port Blair', 'Andaman and Nicobar Islands', '744101'],
];

const places = new Map<string, Place>(
  SANDBOX_PLACES.flatMap(([city, state, ...pincodes]) =>
    pincodes.map((pincode) => [pincode, { city, state }] as const),
  ),
);

/** Returns what was imported, and without it the pincodes of big cities. */
export function sandboxPincodes(deps: Pick<Services, 'db'>): PincodeSource {
  const imported = importedPincodes(deps);
  return { find: async (pincode) => (await imported.find(pincode)) ?? places.get(pincode) ?? null };
}
