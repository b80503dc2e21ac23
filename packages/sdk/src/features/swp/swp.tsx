import { Plans } from '#domain/plan/plan-states.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { swpContract } from './swp.contract.js';

/** SWPs of the signed-in investor. */
export function Swp(props: ViewProps<typeof swpContract>) {
  return <Plans {...props} kind="SWP" />;
}

export const SwpWidget = /* @__PURE__ */ toReact(swpContract, Swp);
