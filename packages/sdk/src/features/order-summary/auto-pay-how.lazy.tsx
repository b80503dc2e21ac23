import { formatMoney } from '@prosperx/core/format';
import { mandateTypesFor, onlineMethods, suggestedMethod } from '@prosperx/core/mandate';
import type { Paise } from '@prosperx/core/money';
import { useWords } from '#primitives/hooks/use-words.js';
import { useMandateConfig } from '#queries/mandate.js';
import { autoPayHowText } from './auto-pay-how.text.js';

/** Says by what the account holder's bank approves a mandate over an amount, and how soon; nothing while that is not known. */
export function AutoPayHow({ total }: { readonly total: Paise }) {
  const text = useWords(autoPayHowText);
  const { data: config } = useMandateConfig();
  const account = config?.banks[0];
  if (!config || !account) return null;
  const { bounds, taxStatus } = config;
  const offered = mandateTypesFor(taxStatus).includes('N') ? onlineMethods(account) : [];
  const method = suggestedMethod(total, offered, bounds);
  if (method === 'paper') return text.paper;
  if (!offered.includes('upi')) return text.online;
  return (method === 'upi' ? text.upi : text.aboveUpi)(formatMoney(bounds.upi));
}
