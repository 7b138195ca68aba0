import { z } from 'zod';
import { seenVersion } from '../core/entities/version.js';
import { withoutUnseen } from '../core/fields/plainLine.js';
import { isStorable, optionalText } from '../core/fields/text.js';
import { WebhookEvent } from './enums.js';
import { inputType } from '../core/fields/inputType.js';

const MAX_URL = 2_000;
const NOT_WEB = 'Please enter a web address.';
const NO_EVENT = 'Please choose at least one event.';

const parsed = (value: string): URL | null => URL.parse(value);

/** How it is written down; where it may lead, target.ts says. */
const address = z
  .string({ error: NOT_WEB })
  .max(MAX_URL, `The address can have at most ${MAX_URL} characters.`)
  .transform((value) => withoutUnseen(value).trim())
  .refine((value) => isStorable(value) && /^https?:$/.test(parsed(value)?.protocol ?? ''), {
    error: NOT_WEB,
    abort: true,
  })
  .refine((value) => !parsed(value)!.username && !parsed(value)!.password, {
    error: 'The address must not hold a name or a password.',
    abort: true,
  })
  // what is checked is what is connected to
  .transform((value) => {
    const url = new URL(value);
    url.hash = '';
    return url.href;
  });

export const webhookSchema = z.object({
  url: address,
  description: optionalText('Description', 200),
  events: z
    .array(z.enum(WebhookEvent, { error: 'Please choose events from the list.' }), { error: NO_EVENT })
    .min(1, NO_EVENT)
    .transform((chosen) => Object.values(WebhookEvent).filter((event) => chosen.includes(event))),
  isActive: z.boolean({ error: 'Active is true or false.' }).nullish(),
});

/** One that is there. */
export const changedWebhookSchema = webhookSchema.extend({ version: seenVersion });

export const WebhookInput = inputType(
  'WebhookInput',
  changedWebhookSchema,
  'Where a third party is to be told of what happens in the shop.',
  {
    url: 'Where messages are posted to: https and public, unless the server is set up otherwise.',
    description: 'What it is for.',
    events: 'What it is told of, at least one.',
    isActive: 'A new one is active; one that is there stays as it is.',
  },
);
