import { LockMode } from '@mikro-orm/core';
import { Language } from '../accounts/index.js';
import type { Ctx } from '../core/context.js';
import { conflict, notFound } from '../core/errors.js';
import { emit, transaction } from '../core/events.js';
import { authorize } from '../core/policy.js';
import { allInLanguage, inLanguage, textsIn } from '../translations/index.js';
import { isTopBarOnly, mergeContact } from './contact.js';
import { Page } from './entity.js';
import { PageSlug } from './enums.js';
import { CareersPageSaved, PageSaved, PolicySaved, TopBarSaved } from './events.js';
import { canWrite } from './policy.js';
import { type PageContent, parsePage } from './schemas/index.js';
import { isPageSlug, isPolicySlug, PAGE_NAMES } from './slugs.js';
import { pageTranslations } from './texts.js';

/** A page with the content that its slug says it has. */
export interface WrittenPage<Slug extends PageSlug = PageSlug> {
  slug: Slug;
  content: PageContent<Slug>;
  /** Grows with each save, from 1. */
  version: number;
  lastUpdated: Date;
  /** The language that it is shown in. */
  language: Language;
}

interface SaveOptions {
  /** The one that was edited. */
  version?: number | null | undefined;
  /** That it is written in; as before if not given. */
  language?: Language | null | undefined;
}

const CHANGED_MEANWHILE = 'This page was changed by someone else. Reload to see the changes.';

/**
 * A page as visitors may see it: every page is public. One statement, or two.
 * @param language to read it in; as it was written if not given
 * @returns null before it was written
 */
export async function findPage<Slug extends PageSlug>(
  ctx: Ctx,
  slug: Slug,
  language?: Language | null,
): Promise<WrittenPage<Slug> | null> {
  const page = await ctx.em.findOne(Page, { slug });
  if (!page) return null;
  const source = written(slug, page);
  const texts = { ...source.content, id: slug, language: source.language };
  const { id: _slug, language: shownIn, ...content } = await inLanguage(ctx, pageTranslations, texts, language);
  return { ...source, content: content as unknown as PageContent<Slug>, language: shownIn };
}

/** A page as one reads it: its title, and all else that is written on it, partly HTML. */
export interface PageTexts {
  slug: PageSlug;
  title: string;
  texts: string[];
  language: Language;
}

/** The texts of all pages that were written, for a search. One statement, or two. @param language as `findPage` has it */
export async function listPageTexts(ctx: Ctx, language?: Language | null): Promise<PageTexts[]> {
  const pages = await ctx.em.findAll(Page, { orderBy: { slug: 'asc' } });
  const sources = pages.map((page) => ({
    ...written(page.slug, page).content,
    id: page.slug,
    language: page.language,
  }));
  const shown = await allInLanguage(ctx, pageTranslations, sources, language);
  return shown.map(({ id: slug, language: shownIn, ...content }) => {
    const [title = PAGE_NAMES[slug], ...texts] = textsIn(content, pageTranslations.textsFor(slug));
    return { slug, title, texts, language: shownIn };
  });
}

/**
 * The same by the name that is in an address.
 * @throws AppError NOT_FOUND for an unknown page and for one that was never written (public-site §8)
 */
export async function readPage(ctx: Ctx, slug: string, language?: Language | null): Promise<WrittenPage> {
  const page = await findPage(ctx, knownSlug(slug), language);
  if (!page) throw notAvailable(slug);
  return page;
}

/**
 * A page as its owner wrote it, to be edited.
 * @returns null before it was written
 * @throws AppError UNAUTHENTICATED, FORBIDDEN
 */
export async function readPageSource(ctx: Ctx, slug: PageSlug): Promise<WrittenPage | null> {
  authorize(ctx.actor, canWrite(ctx.actor));
  return findPage(ctx, slug);
}

/**
 * Saves a page, for the first time too. The contact page is merged into what is stored; of a policy a text alone can be
 * sent, which keeps its title; every other page is replaced (decisions §12 'Pages').
 * @param name its slug
 * @param options with a `version`, a page that was saved since is left as it is
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_INPUT, CONFLICT
 */
export async function savePage(
  ctx: Ctx,
  name: string,
  sent: unknown,
  { version, language }: SaveOptions = {},
): Promise<WrittenPage> {
  authorize(ctx.actor, canWrite(ctx.actor));
  const slug = knownSlug(name);
  return transaction(ctx, async () => {
    const page = await lockPage(ctx, slug);
    if (typeof version === 'number' && version !== page.version) throw conflict(CHANGED_MEANWHILE);
    const stored = page.content;
    page.content = parsePage(slug, completed(slug, stored, sent));
    page.version += 1;
    page.lastUpdated = ctx.clock();
    page.language = language ?? page.language;
    const saved = written(slug, page);
    emit(ctx, eventOf(saved, stored, sent));
    return saved;
  });
}

const notAvailable = (slug: string) =>
  notFound(`${isPageSlug(slug) ? PAGE_NAMES[slug] : 'Page'} content not available or failed to load.`);

function knownSlug(slug: string): PageSlug {
  if (!isPageSlug(slug)) throw notAvailable(slug);
  return slug;
}

/** The row of a page, so that nobody else saves it meanwhile. A page that was never written begins as version 0. */
async function lockPage(ctx: Ctx, slug: PageSlug): Promise<Page> {
  const unwritten = { slug, content: {}, version: 0, lastUpdated: ctx.clock(), language: Language.EN };
  await ctx.em.createQueryBuilder(Page).insert(unwritten).onConflict().ignore().execute('run');
  return ctx.em.findOneOrFail(Page, { slug }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

/** What was sent, with what it leaves to the stored page. */
function completed(slug: PageSlug, stored: object, sent: unknown): unknown {
  if (slug === PageSlug.CONTACT) return mergeContact(stored, sent);
  if (isPolicySlug(slug) && typeof sent === 'string') return { ...stored, content: sent };
  return sent;
}

/** decisions §11 'Activity types', §12 'Activity'. */
function eventOf({ slug, content }: WrittenPage, stored: object, sent: unknown) {
  if (isPolicySlug(slug)) return new PolicySaved(slug);
  if (slug === PageSlug.CAREERS) return new CareersPageSaved(slug);
  if ('contactInfo' in content && isTopBarOnly(stored, sent, content)) return new TopBarSaved(slug);
  return new PageSaved(slug);
}

/** The one place that trusts what is stored: it was checked against the schema of its slug when it was written. */
function written<Slug extends PageSlug>(
  slug: Slug,
  { content, version, lastUpdated, language }: Page,
): WrittenPage<Slug> {
  return { slug, content: content as PageContent<Slug>, version, lastUpdated, language };
}
