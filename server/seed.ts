import { ensureMainAdmin, makeUpPassword } from './accounts/admin/mainAdmin.service.js';
import { User } from './accounts/entity.js';
import type { Ctx } from './core/context.js';
import { transaction } from './core/events.js';
import { UserRole } from './core/policy.js';
import { demoContent } from './demo/index.js';
import { ADDED_TO_PAGES } from './demo/ne/pages.js';
import { withPictures } from './demo/pages.js';
import { demoPrices } from './demo/prices.js';
import { keepDemoPictures } from './demo/pictures.js';
import { starterFaqItems, starterFaqTranslations } from './faq/starter.js';
import { starterPages, starterPageTranslations } from './pages/starter/index.js';

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
export async function seed(ctx: Ctx): Promise<FirstAdmin | undefined> {
  const { seed: level, adminEmail } = ctx.config;
  // before the transaction, which cannot take a file back: pictures that nothing refers to are swept in time
  const pictures = level === 'demo' && !(await hasAdmin(ctx)) ? await keepDemoPictures(ctx) : undefined;
  return transaction(ctx, async () => {
    const { isNew, password } = await ensureMainAdmin(ctx, makeUpPassword);
    const now = ctx.clock();
    if (isNew && level !== 'none') {
      const pages = starterPages(now);
      const questions = starterFaqItems();
      ctx.em.persist([...questions, ...starterFaqTranslations(questions, now)]);
      ctx.em.persist(pictures ? withPictures(pages, pictures) : pages);
      ctx.em.persist(starterPageTranslations(pages, now, pictures && ADDED_TO_PAGES));
      if (pictures) ctx.em.persist([...demoContent(now, pictures), ...demoPrices(pages)]);
    }
    return password === undefined ? undefined : { email: adminEmail, password };
  });
}

const hasAdmin = async (ctx: Ctx): Promise<boolean> => (await ctx.em.count(User, { role: UserRole.ADMIN })) > 0;
