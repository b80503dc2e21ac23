import { Plans } from '#domain/plan/plan-states.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { stpContract } from './stp.contract.js';

/** STPs of the signed-in investor. */
export function Stp(props: ViewProps<typeof stpContract>) {
  return <Plans {...props} kind="STP" />;
}

export const StpWidget = /* @__PURE__ */ toReact(stpContract, Stp);
