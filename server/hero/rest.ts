import { z } from 'zod';
import { offsetQuery } from '../core/pagination.js';
import { exportRoute } from '../http/rest/exportRoute.js';
import { deleteRoute, listRoute, route } from '../http/rest/rest.js';
import { languageOutput, langQuery, sentIn } from '../translations/index.js';
import { changedHeroSlideSchema, heroSlideSchema } from './inputs.js';
import { createHeroSlide, deleteHeroSlide, pageHeroSlides, updateHeroSlide } from './service.js';
import { heroSlideTable } from './table.js';
import { heroSlideTexts } from './texts.js';

const heroSlideOutput = z
  .object({
    id: z.string(),
    title: z.string(),
    subtitle: z.string(),
    imageUrl: z.string(),
    videoUrl: z.string().nullable(),
    ctaText: z.string(),
    ctaLink: z.string(),
    order: z.number(),
    isActive: z.boolean(),
    backgroundColor: z.string(),
    textColor: z.string(),
    version: z.number(),
    ...languageOutput,
  })
  .meta({ id: 'HeroSlide', description: 'A slide of the home page.' });

const slide = {
  title: 'Your TV, repaired at home',
  subtitle: 'All of the valley, six days a week.',
  imageUrl: 'https://example.com/workshop.webp',
  ctaText: 'Book a repair',
  ctaLink: '/repair',
};

export const heroRoutes = [
  listRoute({
    path: '/content/hero-slides',
    operationId: 'listHeroSlides',
    who: 'anyone',
    scope: 'content',
    tag: 'Home',
    summary: "The active slides, in order; with an admin's token all of them.",
    query: offsetQuery.extend(langQuery),
    item: heroSlideOutput,
    handle: async (ctx, { query }) => sentIn(ctx, heroSlideTexts, await pageHeroSlides(ctx, query), query.lang),
  }),
  route({
    method: 'post',
    path: '/admin/hero-slides',
    operationId: 'createHeroSlide',
    who: 'admin',
    scope: 'content',
    tag: 'Home',
    summary: 'Add a slide.',
    body: heroSlideSchema,
    example: { ...slide, order: 1, isActive: true },
    output: heroSlideOutput,
    status: 201,
    handle: (ctx, { body }) => createHeroSlide(ctx, body),
  }),
  route({
    method: 'put',
    path: '/admin/hero-slides/{id}',
    operationId: 'updateHeroSlide',
    who: 'admin',
    scope: 'content',
    tag: 'Home',
    summary: 'Replace a slide.',
    body: changedHeroSlideSchema,
    example: { ...slide, order: 2 },
    output: heroSlideOutput,
    handle: (ctx, { params, body }) => updateHeroSlide(ctx, params.id!, body),
  }),
  deleteRoute({
    path: '/admin/hero-slides/{id}',
    operationId: 'deleteHeroSlide',
    who: 'admin',
    scope: 'content',
    tag: 'Home',
    summary: 'Take a slide away.',
    remove: deleteHeroSlide,
  }),
  exportRoute('hero-slides', heroSlideTable, {
    ID: ({ id }) => id,
    Order: ({ order }) => order,
    Title: ({ title }) => title,
    Subtitle: ({ subtitle }) => subtitle,
    Active: ({ isActive }) => isActive,
    'Button text': ({ ctaText }) => ctaText,
    'Button link': ({ ctaLink }) => ctaLink,
    Image: ({ imageUrl }) => imageUrl,
    Video: ({ videoUrl }) => videoUrl,
    'Background colour': ({ backgroundColor }) => backgroundColor,
    'Text colour': ({ textColor }) => textColor,
  }),
];
