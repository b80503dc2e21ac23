import type { Translation } from '@prosperx/core/language';
import type { queryStateText as english } from '#domain/query-state/query-state.text.js';

export const queryStateText: Translation<typeof english> = {
  nobody: 'మీరెవరో నిర్ధారించలేకపోయాం',
  retry: 'మళ్లీ ప్రయత్నించండి',
  logIn: 'లాగిన్ / సైన్ అప్',
};
