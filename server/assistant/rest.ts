import { z } from 'zod';
import { eventRoute, route } from '../platform/http/rest.js';
import { askSchema, chatSchema } from './inputs.js';
import { askAssistant, chatWithAssistant } from './service.js';

const sources = z.array(z.object({ title: z.string(), link: z.string() }));

export const assistantRoutes = [
  route({
    method: 'post',
    path: '/assistant/ask',
    tag: 'AI helper',
    summary: 'Ask one question, answered from what the shop has published.',
    body: askSchema,
    output: z.object({ answer: z.string(), sources }),
    handle: (ctx, { body }) => askAssistant(ctx, body),
  }),
  eventRoute({
    path: '/assistant/chat',
    tag: 'AI helper',
    summary:
      'Hold a conversation. Streams `data: {"text"}` pieces and a last `data: {"done": true, "sources"}`; one that breaks off ends with `data: {"error": {"code", "message"}}`.',
    body: chatSchema,
    handle: chatWithAssistant,
  }),
];
