import { z } from 'zod';
import { deletedOutput, listRoute, route } from '../platform/http/rest.js';
import { offsetQuery } from '../platform/pagination.js';
import { heroSlideSchema } from './inputs.js';
import { createHeroSlide, deleteHeroSlide, pageHeroSlides, updateHeroSlide } from './service.js';

const heroSlideOutput = z.object({
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
});

export const heroRoutes = [
  listRoute({
    path: '/content/hero-slides',
    tag: 'Home',
    summary: "The active slides, in order; with an admin's token all of them.",
    query: offsetQuery,
    item: heroSlideOutput,
    handle: (ctx, { query }) => pageHeroSlides(ctx, query),
  }),
  route({
    method: 'post',
    path: '/admin/hero-slides',
    tag: 'Admin',
    summary: 'Add a slide.',
    body: heroSlideSchema,
    output: heroSlideOutput,
    status: 201,
    handle: (ctx, { body }) => createHeroSlide(ctx, body),
  }),
  route({
    method: 'put',
    path: '/admin/hero-slides/{id}',
    tag: 'Admin',
    summary: 'Replace a slide.',
    body: heroSlideSchema,
    output: heroSlideOutput,
    handle: (ctx, { params, body }) => updateHeroSlide(ctx, params.id!, body),
  }),
  route({
    method: 'delete',
    path: '/admin/hero-slides/{id}',
    tag: 'Admin',
    summary: 'Take a slide away.',
    output: deletedOutput,
    handle: async (ctx, { params }) => ({ success: true as const, id: await deleteHeroSlide(ctx, params.id!) }),
  }),
];
