import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx as Context, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Language } from '../accounts/index.js';
import type { Ctx } from '../core/context.js';
import { Door } from '../core/door.js';
import { LANGUAGE_ARG, languagesOf } from '../translations/index.js';
import { PageSlug, PolicySlug } from './enums.js';
import { findPage, readPageSource, savePage, type WrittenPage } from './service.js';
import { POLICY_PAGES } from './slugs.js';
import { pageTranslations } from './texts.js';
import { AboutPage, presentAbout } from './views/about.js';
import { CareersPage, presentCareers } from './views/careers.js';
import { ContactPage, presentContact } from './views/contact.js';
import { FaqPage, presentFaq } from './views/faq.js';
import { PolicyPage, presentPolicy } from './views/policy.js';
import { presentServices, ServicesPage } from './views/services.js';
import { PageSource } from './views/source.js';
import { presentWhyChooseUs, WhyChooseUsPage } from './views/whyChooseUs.js';

/** Reads a page in a language and presents it; null before it was written. */
async function shown<Slug extends PageSlug, View extends object>(
  ctx: Ctx,
  slug: Slug,
  present: (page: WrittenPage<Slug>) => View,
  language?: Language,
): Promise<View | null> {
  const page = await findPage(ctx, slug, language);
  return (
    page && {
      ...present(page),
      language: page.language,
      languages: () => languagesOf(ctx, pageTranslations, { id: slug, language: page.language }),
    }
  );
}

@Resolver()
export class PageResolver {
  @Query(() => AboutPage, { nullable: true, description: "The page 'About us'; null before it was written." })
  @Door({ who: 'anyone', scope: 'content', kept: true })
  aboutPage(
    @Context() ctx: Ctx,
    @Arg('language', () => Language, LANGUAGE_ARG) language?: Language,
  ): Promise<object | null> {
    return shown(ctx, PageSlug.ABOUT_US, presentAbout, language);
  }

  @Query(() => ServicesPage, { nullable: true, description: "The page 'Services'; null before it was written." })
  @Door({ who: 'anyone', scope: 'content', kept: true })
  servicesPage(
    @Context() ctx: Ctx,
    @Arg('language', () => Language, LANGUAGE_ARG) language?: Language,
  ): Promise<object | null> {
    return shown(ctx, PageSlug.SERVICES, presentServices, language);
  }

  @Query(() => WhyChooseUsPage, {
    nullable: true,
    description: "The page 'Why choose us'; null before it was written.",
  })
  @Door({ who: 'anyone', scope: 'content', kept: true })
  whyChooseUsPage(
    @Context() ctx: Ctx,
    @Arg('language', () => Language, LANGUAGE_ARG) language?: Language,
  ): Promise<object | null> {
    return shown(ctx, PageSlug.WHY_CHOOSE_US, presentWhyChooseUs, language);
  }

  @Query(() => ContactPage, { nullable: true, description: "The page 'Contact'; null before it was written." })
  @Door({ who: 'anyone', scope: 'content', kept: true })
  contactPage(
    @Context() ctx: Ctx,
    @Arg('language', () => Language, LANGUAGE_ARG) language?: Language,
  ): Promise<object | null> {
    return shown(ctx, PageSlug.CONTACT, presentContact, language);
  }

  @Query(() => FaqPage, { nullable: true, description: "The page 'FAQ'; null before it was written." })
  @Door({ who: 'anyone', scope: 'content', kept: true })
  faqPage(
    @Context() ctx: Ctx,
    @Arg('language', () => Language, LANGUAGE_ARG) language?: Language,
  ): Promise<object | null> {
    return shown(ctx, PageSlug.FAQ, presentFaq, language);
  }

  @Query(() => PolicyPage, { nullable: true, description: 'A page that is one text; null before it was written.' })
  @Door({ who: 'anyone', scope: 'content', kept: true })
  policyPage(
    @Context() ctx: Ctx,
    @Arg('slug', () => PolicySlug, { description: 'Privacy, terms or warranty.' }) slug: PolicySlug,
    @Arg('language', () => Language, LANGUAGE_ARG) language?: Language,
  ): Promise<object | null> {
    return shown(ctx, POLICY_PAGES[slug], (page) => presentPolicy(slug, page), language);
  }

  @Query(() => CareersPage, { nullable: true, description: "The page 'Careers'; null before it was written." })
  @Door({ who: 'anyone', scope: 'content', kept: true })
  careersPage(
    @Context() ctx: Ctx,
    @Arg('language', () => Language, LANGUAGE_ARG) language?: Language,
  ): Promise<object | null> {
    return shown(ctx, PageSlug.CAREERS, presentCareers, language);
  }

  @Query(() => PageSource, {
    nullable: true,
    description: 'A page as its owner wrote it, to be edited and saved again; null before it was written. For admins.',
  })
  @Door({ who: 'admin', scope: 'content' })
  pageSource(
    @Context() ctx: Ctx,
    @Arg('slug', () => PageSlug, { description: 'Which of the nine pages.' }) slug: PageSlug,
  ): Promise<PageSource | null> {
    return readPageSource(ctx, slug);
  }

  @Mutation(() => PageSource, {
    description:
      'Saves a page whole (the contact page is merged); refused with CONFLICT if it was saved since the given version. For admins.',
  })
  @Door({ who: 'admin', scope: 'content' })
  savePage(
    @Context() ctx: Ctx,
    @Arg('slug', () => PageSlug, { description: 'The page, which need not have been written before.' }) slug: PageSlug,
    @Arg('content', () => GraphQLJSONObject, {
      description:
        'The document, as `PageSource.content` has it; a key that the page does not know is BAD_INPUT with its path.',
    })
    content: object,
    @Arg('version', () => Int, {
      nullable: true,
      description:
        'The one that was edited, 0 of a page that was never written; if not given, whatever was saved meanwhile is overwritten.',
    })
    version?: number,
    @Arg('language', () => Language, {
      nullable: true,
      description: 'The language that it is written in; as before if not given.',
    })
    language?: Language,
  ): Promise<PageSource> {
    return savePage(ctx, slug, content, { version, language });
  }
}
