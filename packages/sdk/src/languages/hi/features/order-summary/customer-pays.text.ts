import type { Translation } from '@prosperx/core/language';
import type { customerPaysText as english } from '#features/order-summary/customer-pays.text.js';

export const customerPaysText: Translation<typeof english> = {
  pays: (amount) => `अपने ग्राहक को पेमेंट लिंक भेजें। वे वहां ${amount} का पेमेंट करते हैं और अपने OTP से ऑर्डर की पुष्टि करते हैं।`,
  confirms: 'अपने ग्राहक को लिंक भेजें। वे वहां अपने OTP से एसआईपी की पुष्टि करते हैं। आज कुछ नहीं कटेगा।',
};
