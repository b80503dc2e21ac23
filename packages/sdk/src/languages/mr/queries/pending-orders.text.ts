import type { Translation } from '@prosperx/core/language';
import type { pendingOrdersText as english } from '#queries/pending-orders.text.js';

export const pendingOrdersText: Translation<typeof english> = {
  note: (type, placed, number) => `${type === 'SIP' ? 'एसआयपी' : 'एकरकमी'}, ${placed} रोजी दिलेली ऑर्डर, ${number}`,
  kept: (count) =>
    count > 1 ? `${count} ऑर्डरचे पेमेंट सुरू असल्याने त्या रद्द झाल्या नाहीत.` : 'एका ऑर्डरचे पेमेंट सुरू असल्याने ती रद्द झाली नाही.',
};
