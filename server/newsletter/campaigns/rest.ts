import { z } from 'zod';
import { readTableSlice, tableQuery } from '../../core/table/table.js';
import { exportRoute } from '../../http/rest/exportRoute.js';
import { deleteRoute, listRoute, route, sentMoment } from '../../http/rest/rest.js';
import { CampaignStatus } from '../enums.js';
import { campaignSchema } from './inputs.js';
import { recipientTable } from './recipient.table.js';
import { sendNewCampaign } from './sending.service.js';
import { deleteCampaign } from './service.js';
import { campaignTable } from './table.js';

const campaignOutput = z
  .object({
    id: z.string(),
    subject: z.string(),
    body: z.string(),
    status: z.enum(CampaignStatus).meta({ id: 'CampaignStatus' }),
    createdAt: sentMoment,
    sentAt: sentMoment.nullable(),
    finishedAt: sentMoment.nullable(),
    recipientCount: z.number().nullable(),
    version: z.number(),
  })
  .meta({ id: 'EmailCampaign', description: 'A newsletter.' });

export const campaignRoutes = [
  listRoute({
    path: '/admin/email-campaigns',
    operationId: 'listCampaigns',
    who: 'admin',
    scope: 'newsletter',
    tag: 'Newsletter',
    summary: 'The campaigns, newest first.',
    query: tableQuery(campaignTable),
    item: campaignOutput,
    handle: (ctx, { query }) => readTableSlice(ctx, campaignTable, query),
  }),
  route({
    method: 'post',
    path: '/admin/email-campaigns',
    operationId: 'sendCampaign',
    who: 'admin',
    scope: 'newsletter',
    tag: 'Newsletter',
    summary: 'Write a campaign and have it sent to all who are subscribed. The same `Idempotency-Key` sends it once.',
    body: campaignSchema,
    example: { subject: 'Open on Saturdays', body: 'From next month on we are **open on Saturdays**, too.' },
    output: campaignOutput,
    status: 201,
    idempotent: true,
    handle: (ctx, { body }) => sendNewCampaign(ctx, body),
  }),
  deleteRoute({
    path: '/admin/email-campaigns/{id}',
    operationId: 'deleteCampaign',
    who: 'admin',
    scope: 'newsletter',
    tag: 'Newsletter',
    summary: 'Delete a campaign for good, unless it is being sent.',
    fails: ['CONFLICT'],
    remove: deleteCampaign,
  }),
  exportRoute('email-campaigns', campaignTable, {
    Subject: (campaign) => campaign.subject,
    Status: (campaign) => campaign.status,
    Created: (campaign) => campaign.createdAt,
    Sent: (campaign) => campaign.sentAt,
    Recipients: (campaign) => campaign.recipientCount,
    Body: (campaign) => campaign.body,
  }),
  exportRoute('campaign-recipients', recipientTable, {
    Email: (mail) => mail.recipient,
    State: (mail) => mail.state,
    Tries: (mail) => mail.attempts,
    Ended: (mail) => mail.endedAt,
    Problem: (mail) => mail.problem,
  }),
];
