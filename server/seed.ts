import { randomBytes } from 'node:crypto';
import { ensureMainAdmin } from './accounts/mainAdmin.service.js';
import { starterFaqItems } from './faq/starter.js';
import type { Ctx } from './platform/context.js';
import { transaction } from './platform/events.js';
import { demoRepairs } from './repairs/demo.js';

/** The admin's first account, to be shown to whoever started the server. */
export interface FirstAdmin {
  email: string;
  password: string;
}

/**
 * Fills a new database, all or nothing: the admin's account always, then as the setting says starter content (a complete
 * site in the shop's voice) and demo content on top. A database that has an admin already is left as it is.
 * @returns the admin's password if it was made up here
 */
export function seed(ctx: Ctx): Promise<FirstAdmin | undefined> {
  const { seed: level, adminEmail } = ctx.config;
  return transaction(ctx, async () => {
    const { isNew, password } = await ensureMainAdmin(ctx, () => randomBytes(9).toString('base64url'));
    if (isNew && level !== 'none') ctx.em.persist(starterFaqItems());
    if (isNew && level === 'demo') ctx.em.persist(demoRepairs(ctx.clock()));
    return password === undefined ? undefined : { email: adminEmail, password };
  });
}
