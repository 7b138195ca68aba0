import { z } from 'zod';
import { route } from '../http/rest/rest.js';
import { siteConfig } from './service.js';

export const siteRoutes = [
  route({
    method: 'get',
    path: '/config',
    operationId: 'readSiteConfig',
    who: 'anyone',
    scope: 'any token',
    tag: 'Site',
    summary: 'How the site is set up: where uploads go and how large they may be, and what is configured.',
    output: z
      .object({
        media: z.object({
          uploadUrl: z.string().meta({
            description:
              'Goes on with `/image/upload`, `/video/upload` or `/auto/upload`; may begin at the site itself.',
          }),
          cvUploadUrl: z
            .string()
            .meta({ description: 'For CVs, with the preset `parda`; may begin at the site itself.' }),
          privateUploadUrl: z.string().meta({
            description:
              "For pictures of customers' sets, by admins, with the preset `parda-private`; may begin at the site itself.",
          }),
          uploadPreset: z.string(),
          limits: z.object({
            imageBytes: z.number(),
            imagePixels: z.number(),
            videoBytes: z.number(),
            audioBytes: z.number(),
            cvBytes: z.number(),
          }),
        }),
        assistant: z.object({ configured: z.boolean(), model: z.string() }),
        social: z.object({ google: z.boolean(), facebook: z.boolean(), x: z.boolean(), github: z.boolean() }),
        newsletter: z.object({ doubleOptIn: z.boolean() }),
        currency: z.string(),
      })
      .meta({ id: 'SiteConfig', description: 'How the site is set up; no secret.' }),
    handle: async (ctx) => siteConfig(ctx.config),
  }),
];
