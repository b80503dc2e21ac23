import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { NEEDED_OF_MARKET, parseNavFile } from '#providers/nav/nav-file.js';
import { planOptionOf } from '#providers/nav/plan-option.js';
import { fundOf, fundNamed, schemeNameOf } from './fund-of.js';
it('x', () => {
  const text = readFileSync('/work/shared/data/amfi/NAVAll-2026-08-21.new8col.txt', 'utf8');
  const file = parseNavFile(text, NEEDED_OF_MARKET) as any;
  const rows = (file.rows ?? file).filter((r: any) => r.date >= '2026-08-10');
  const fams = new Map<string, Set<string>>();
  let same = 0,
    diff: string[] = [];
  for (const r of rows) {
    const { name, plan, option, isOpen } = planOptionOf(r);
    if (!isOpen) continue;
    const s = { fundHouse: r.fundHouse, name: schemeNameOf(name, { plan, option }), plan, option };
    const k = fundOf(s);
    fams.set(k, (fams.get(k) ?? new Set()).add(plan));
    const n = fundNamed(r.fundHouse, `${r.schemeName} - ${r.plan} - ${r.option}`);
    if (n === k) same++;
    else diff.push(`${r.schemeName} | ${r.plan} | ${r.option} => ${n} <> ${k}`);
  }
  const one = [...fams].filter(([, p]) => p.size === 1);
  console.log(
    rows.length,
    fams.size,
    'with one plan',
    one.length,
    'direct only',
    one.filter(([, p]) => p.has('Direct')).length,
    same,
    diff.length,
  );
  console.log(
    one
      .filter(([, p]) => p.has('Direct'))
      .slice(0, 40)
      .map(([k]) => k)
      .join('\n'),
  );
  console.log(
    one
      .filter(([, p]) => p.has('Regular'))
      .slice(0, 30)
      .map(([k]) => k)
      .join('\n'),
  );
  console.log(diff.slice(0, 25).join('\n'));
});
