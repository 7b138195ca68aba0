import { z } from 'zod';
import { AccessScope } from '../core/accessScope.js';
import { eventRoute, route } from '../http/rest/rest.js';
import { askSchema, chatSchema } from './inputs.js';
import { askAssistant, chatWithAssistant } from './service.js';

const answerOutput = z
  .object({
    answer: z.string(),
    sources: z
      .array(z.object({ title: z.string(), link: z.string() }))
      .meta({ description: 'Pages of the site that the answer rests on, or that are offered instead of one.' }),
  })
  .meta({ id: 'AssistantAnswer', description: 'What the AI helper says.' });

export const assistantRoutes = [
  route({
    method: 'post',
    path: '/assistant/ask',
    operationId: 'askAssistant',
    who: 'anyone',
    scope: [AccessScope.CONTENT_READ, AccessScope.PRODUCTS_READ, AccessScope.REPAIRS_READ],
    tag: 'AI helper',
    summary: 'Ask one question, answered from what the shop has published.',
    body: askSchema,
    example: { question: 'Are you open on Saturday?' },
    output: answerOutput,
    fails: ['RATE_LIMITED'],
    handle: (ctx, { body }) => askAssistant(ctx, body),
  }),
  eventRoute({
    path: '/assistant/chat',
    operationId: 'chatWithAssistant',
    who: 'anyone',
    scope: [AccessScope.CONTENT_READ, AccessScope.PRODUCTS_READ, AccessScope.REPAIRS_READ],
    tag: 'AI helper',
    summary:
      'Hold a conversation. Streams `data: {"text"}` pieces and a last `data: {"done": true, "sources"}`; one that breaks off ends with `data: {"error": {"code", "message"}}`.',
    body: chatSchema,
    example: { messages: [{ sender: 'user', text: 'Are you open on Saturday?' }] },
    fails: ['RATE_LIMITED'],
    handle: chatWithAssistant,
  }),
];
