import { checkLead, type importLeads as call, type LeadErrorCode, leadTermsSent } from '@prosperx/core/lead';
import { DAY } from '@prosperx/core/time';
import { advisorOf } from '#http/agent.js';
import type { Verb } from '#http/serve.js';
import { countMobiles } from '#records/agent/by-mobile.js';
import { consumeLimit, throttleKey } from '#throttle/throttle.js';
import { storeImported } from './store-lead.js';

/** The limit of imports by one advisor. */
const IMPORTS_A_DAY = { most: 20, within: DAY } as const;

const OBJECTED: LeadErrorCode = 'lead_mobile_objected';

/** Adds leads to an advisor's own list: those whose mobile is there already stay as they are, and a row with a fault holds up no other. */
export const importLeads: Verb<typeof call> = async ({ ctx, input }) => {
  const { code } = await advisorOf(ctx);
  await consumeLimit(ctx, throttleKey(ctx, 'lead-import', code), IMPORTS_A_DAY);
  const checked = input.leads.map((sent) => {
    const terms = leadTermsSent(sent);
    const faults = Object.entries(checkLead(terms, false)).flatMap(([field, fault]) => (fault ? [[field, fault]] : []));
    return { terms, faults: Object.fromEntries(faults) as Record<string, string>, isRight: faults.length === 0 };
  });
  const right = checked.flatMap(({ terms, isRight }) => (isRight ? [terms] : []));
  // of a lead it is said whether a customer has their mobile
  await countMobiles(ctx, code, new Set(right.map(({ mobile }) => mobile)));
  const { added, objected } = await storeImported(ctx, code, right);
  const rows = checked.map((row) =>
    objected.has(row.terms) ? { ...row, faults: { investorMobileNo: OBJECTED }, isRight: false } : row,
  );
  return {
    rows: rows.map(({ terms, faults, isRight }) => ({
      leadId: added.get(terms) ?? null,
      outcome: isRight ? (added.has(terms) ? ('added' as const) : ('known' as const)) : ('refused' as const),
      faults,
    })),
  };
};
