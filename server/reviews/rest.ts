import { z } from 'zod';
import { exportRoute } from '../http/rest/exportRoute.js';
import { deleteRoute, listRoute, route, sentMoment } from '../http/rest/rest.js';
import { ReviewTargetType } from './enums.js';
import { reviewQuery, reviewSchema } from './inputs.js';
import { pageReviews } from './legacy/list.service.js';
import { deleteLegacyReview, restoreLegacyReview, submitLegacyReview } from './legacy/service.js';
import { toLegacyReview } from './legacy/shape.js';
import { reviewTable } from './table.js';

const reviewOutput = z
  .object({
    id: z.string(),
    targetId: z.string().nullable(),
    targetType: z.enum(ReviewTargetType).meta({ id: 'ReviewTargetType' }),
    subject: z.string().nullable(),
    userId: z.string(),
    authorName: z.string(),
    authorEmail: z.string().optional().meta({ description: 'For admins only.' }),
    rating: z.number(),
    comment: z.string().nullable(),
    timestamp: sentMoment,
    isApproved: z.boolean(),
  })
  .meta({ id: 'Review', description: 'What somebody says of the shop, a repair or a product.' });

export const reviewRoutes = [
  listRoute({
    path: '/reviews',
    operationId: 'listReviews',
    who: 'anyone',
    scope: 'reviews',
    tag: 'Reviews',
    summary: 'Approved reviews, newest first; for admins all reviews, and the messages of the inbox in their shape.',
    query: reviewQuery,
    item: reviewOutput,
    handle: async (ctx, { query }) => {
      const { items, total } = await pageReviews(ctx, query);
      return { items: await Promise.all(items.map(async (item) => toLegacyReview(ctx, item))), total };
    },
  }),
  route({
    method: 'post',
    path: '/reviews',
    operationId: 'submitReview',
    who: 'anyone',
    scope: 'reviews',
    tag: 'Reviews',
    summary: 'Write a review. The target contact-form-submission or job-application makes it a message to the shop.',
    body: reviewSchema,
    example: {
      targetType: ReviewTargetType.GENERAL,
      rating: 5,
      comment: 'Quick and honest.',
      authorName: 'Sita Sharma',
      authorEmail: 'sita.sharma@example.com',
    },
    output: reviewOutput,
    status: 201,
    fails: ['CONFLICT', 'NOT_FOUND', 'RATE_LIMITED'],
    handle: async (ctx, { body }) =>
      toLegacyReview(ctx, await submitLegacyReview(ctx, body, (body as { formGuard?: unknown } | null)?.formGuard)),
  }),
  deleteRoute({
    path: '/admin/reviews/{id}',
    operationId: 'deleteReview',
    who: 'admin',
    scope: 'reviews',
    tag: 'Reviews',
    summary: 'Delete a review, or a message that the list shows as one.',
    remove: deleteLegacyReview,
  }),
  route({
    method: 'post',
    path: '/admin/reviews/{id}/restore',
    operationId: 'restoreReview',
    who: 'admin',
    scope: 'reviews',
    tag: 'Reviews',
    summary: 'Bring a deleted review back, or a message that the list showed as one.',
    output: reviewOutput,
    fails: ['CONFLICT'],
    handle: async (ctx, { params }) => toLegacyReview(ctx, await restoreLegacyReview(ctx, params.id!)),
  }),
  exportRoute('reviews', reviewTable, {
    ID: ({ id }) => id,
    Time: ({ timestamp }) => timestamp,
    Author: ({ authorName }) => authorName,
    Email: ({ authorEmail }) => authorEmail,
    About: ({ targetType }) => targetType,
    'Target ID': ({ product, repair }) => product?.id ?? repair?.id,
    Subject: ({ subject }) => subject,
    Rating: ({ rating }) => rating,
    Comment: ({ comment }) => comment,
    Approved: ({ isApproved }) => isApproved,
  }),
];
