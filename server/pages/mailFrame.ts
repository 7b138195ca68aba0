import { siteUrl } from '../core/config/config.js';
import type { Ctx } from '../core/context.js';
import type { MailFrame } from '../mail/index.js';
import { PageSlug } from './enums.js';
import { findPage } from './service.js';

/** Who writes the shop's mails: the contact page as its owner keeps it, and the address of the site. */
export async function readMailFrame(ctx: Ctx): Promise<MailFrame> {
  const contact = (await findPage(ctx, PageSlug.CONTACT))?.content.contactInfo;
  return {
    address: contact?.address || null,
    hours: contact?.hours || null,
    phone: contact?.phones.find((phone) => phone.trim()) ?? null,
    email: contact?.email || null,
    site: siteUrl(ctx.config),
  };
}
