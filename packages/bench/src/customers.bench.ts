// A page of the customers of an advisor who has 5,000 of them (or as many as are given), next to one of an advisor who has 50, through HTTP handlers in this process over the embedded database.
import { addManyCustomers, advisorOfCode, openFor, testKit } from '@prosperx/api/trust';
import { CUSTOMER_SORTS, type CustomerSort, myCustomers } from '@prosperx/core/agent';
import { compare } from './compare.js';

const [LARGE, SMALL] = ['AG1001', 'AG1002'];
const ROUNDS = 9;
const MANY = Number(process.argv[2] ?? 5_000);

const opened = await openFor('pglite');
if (!opened) throw new Error('there is no embedded database');
const kit = testKit(opened.db);
await addManyCustomers(kit.services, LARGE, MANY);
await addManyCustomers(kit.services, SMALL, 50);

async function pagesOf(agentCode: string) {
  const advisor = await advisorOfCode(kit, agentCode);
  return (sort: CustomerSort, text?: string) =>
    advisor.call(myCustomers, { query: { agentCode, sort, ...(text && { text }) } });
}
const [large, small] = [await pagesOf(LARGE), await pagesOf(SMALL)];
const versus = (what: string, sort: CustomerSort, text?: string) =>
  compare(
    what,
    { name: `one of ${MANY}`, run: () => large(sort, text) },
    { name: 'one of 50', run: () => small(sort, text) },
    ROUNDS,
  );
for (const sort of CUSTOMER_SORTS) await versus(`a page of customers by ${sort}`, sort);
await versus('customers by a part of their name', 'name', 'omer 4');
await opened.close();
