export const pincodeFieldText = {
  label: 'Pincode',
  hint: 'City and state follow from it',
  place: (city: string, state: string) => `${city}, ${state}`,
};
