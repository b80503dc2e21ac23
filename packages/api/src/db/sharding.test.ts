import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import * as schema from './schema/index.js';

/** Columns by which the rows of one person lie together, so that PostgreSQL that shards (such as Citus) can keep them on one machine. */
const KEYS = ['profileId', 'userId'] as const;

/** Tables whose rows have no such column, by the reason. What a table of people lacks costs a look at every machine. */
const WITHOUT_KEY: Readonly<Record<string, readonly string[]>> = {
  'Its parent’s row has the key; it gets a column of its own before it is spread over machines.': [
    'cart_items',
    'payment_orders',
    'plan_instalments',
    'plan_terms',
    'refunds',
    'risk_answers',
    'sip_changes',
  ],
  'The market, the calendar and places: everybody’s, copied to each machine.': [
    'exchange_holidays',
    'fund_views',
    'ifsc_branches',
    'import_runs',
    'navs',
    'nfos',
    'pack_schemes',
    'packs',
    'pincodes',
    'risk_questionnaires',
    'scheme_facts',
    'schemes',
    'search_words',
  ],
  'It is of an advisor, a partner, an operator or the site, and of no investor.': [
    'agent_certificates',
    'agent_interests',
    'agents',
    'content_items',
    'content_subscriptions',
    'lead_objections',
    'leads',
    'operator_proposals',
    'operator_sessions',
    'operators',
    'partner_agents',
    'partner_keys',
    'partner_links',
    'partner_origins',
    'partner_sessions',
    'partners',
    'reconciliation_runs',
    'registrar_files',
    'shared_plans',
    'survey_answers',
    'webhook_attempts',
    'webhook_endpoints',
    'webhook_events',
    'widget_uses',
  ],
  'Chains of entries by all, of which each holds the hash of the one before.': ['audit_entries', 'audit_head'],
  'It is gone within days and is found by its own name, before it is known whose it is.': [
    'connection_requests',
    'idempotency_keys',
    'passkey_challenges',
    'provider_events',
    'queue',
    'state_changes',
    'throttles',
    'used_tickets',
  ],
  'A book of another company, which the sandbox plays.': [
    'sandbox_bank_payments',
    'sandbox_bank_payouts',
    'sandbox_clock',
    'sandbox_exchange_clients',
    'sandbox_exchange_orders',
    'sandbox_exchange_plans',
    'sandbox_exchange_sips',
    'sandbox_kyc_requests',
    'sandbox_kyc_statuses',
    'sandbox_mandates',
    'sandbox_messages',
  ],
  'A row is a person: its id is the key.': ['users'],
};

it('each row of a person carries the person’s key, but for tables that say why not', () => {
  const tables = Object.values(schema).flatMap((value) => (is(value, PgTable) ? [value] : []));
  const without = tables.filter((table) => !KEYS.some((key) => key in getTableColumns(table))).map(getTableName);
  expect(without.sort()).toEqual(Object.values(WITHOUT_KEY).flat().sort());
});
