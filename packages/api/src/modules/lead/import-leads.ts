import { checkLead, type importLeads as call, leadTermsSent } from '@prosperx/core/lead';
import { DAY } from '@prosperx/core/time';
import { advisorOf } from '#http/agent.js';
import type { Verb } from '#http/serve.js';
import { consumeLimit, throttleKey } from '#throttle/throttle.js';
import { objectedAmong } from './objections.js';
import { storeImported } from './store-lead.js';

/** The limit of imports by one advisor. */
const IMPORTS_A_DAY = { most: 20, within: DAY } as const;

/** Adds leads to an advisor's own list: those whose mobile is there already stay as they are, and a row with a fault holds up no other. */
export const importLeads: Verb<typeof call> = async ({ ctx, input }) => {
  const { code } = await advisorOf(ctx);
  await consumeLimit(ctx, throttleKey(ctx, 'lead-import', code), IMPORTS_A_DAY);
  const given = input.leads.map((sent) => {
    const terms = leadTermsSent(sent);
    return { terms, mobileHash: ctx.crypto.lookup('mobile', terms.mobile) };
  });
  const objected = await objectedAmong(
    ctx.db,
    given.map(({ mobileHash }) => mobileHash),
  );
  const rows = given.map(({ terms, mobileHash }) => {
    const objection = objected.has(mobileHash) ? { investorMobileNo: 'lead_mobile_objected' } : {};
    const checked = Object.entries({ ...checkLead(terms, false), ...objection });
    const faults = checked.flatMap(([field, fault]) => (fault ? [[field, fault]] : []));
    return { terms, faults: Object.fromEntries(faults) as Record<string, string>, isRight: faults.length === 0 };
  });
  const right = rows.flatMap(({ terms, isRight }) => (isRight ? [terms] : []));
  const added = await storeImported(ctx, code, right);
  return {
    rows: rows.map(({ terms, faults, isRight }) => ({
      leadId: added.get(terms) ?? null,
      outcome: isRight ? (added.has(terms) ? ('added' as const) : ('known' as const)) : ('refused' as const),
      faults,
    })),
  };
};
