import { LockMode } from '@mikro-orm/core';
import { z } from 'zod';
import { Language } from '../../accounts/index.js';
import type { Ctx } from '../../core/context.js';
import { nextVersion, seenVersion } from '../../core/entities/version.js';
import { emit, transaction } from '../../core/events.js';
import { inputType } from '../../core/fields/inputType.js';
import { requiredLine, requiredText } from '../../core/fields/text.js';
import { batched } from '../../core/loader.js';
import { authorize } from '../../core/policy.js';
import { MessageTemplateSaved } from '../events.js';
import { canManage } from '../policy.js';
import { MessageTemplate } from './entity.js';
import { MessageOccasion, MESSAGE_OCCASIONS } from './enums.js';
import { canAlwaysBeSaid, unknownIn } from './placeholders.js';
import { type MessageText, STARTER_TEXTS } from './starter.js';

/** The owner's templates of what customers are told. */

const MAX_SUBJECT = 150;
const MAX_TEXT = 1_000;

const subject = requiredLine('Subject', MAX_SUBJECT).meta({
  description: `The subject of a mail; one line, at most ${MAX_SUBJECT} characters.`,
});
const text = requiredText('Text', MAX_TEXT).meta({
  description: `What is said; at most ${MAX_TEXT} characters. A line that names what is not known is left out.`,
});

export const messageTemplateSchema = z.object(
  {
    occasion: z.enum(MessageOccasion, { error: 'Please choose what the text is about.' }).meta({
      description: 'What it is about.',
    }),
    subjectEn: subject,
    textEn: text,
    subjectNe: subject,
    textNe: text,
    version: seenVersion,
  },
  { error: 'The template must be an object.' },
);

/** @throws ZodError with a message a field */
const checkedSchema = messageTemplateSchema.superRefine(({ occasion, ...texts }, context) => {
  for (const key of ['subjectEn', 'textEn', 'subjectNe', 'textNe'] as const) {
    const message = problemOf(texts[key], occasion);
    if (message) context.addIssue({ code: 'custom', path: [key], message });
  }
});

function problemOf(written: string, occasion: MessageOccasion): string | undefined {
  const wrong = unknownIn(written, occasion);
  if (wrong !== undefined) return `There is no ${wrong} here. Choose from the list.`;
  return canAlwaysBeSaid(written, occasion) ? undefined : `At least one line must do without what may be unknown.`;
}

export const MessageTemplateInput = inputType(
  'MessageTemplateInput',
  messageTemplateSchema,
  'What customers are told of one thing from now on.',
);

const startersOf = (occasion: MessageOccasion): MessageTemplate => {
  const [en, ne] = [STARTER_TEXTS.en[occasion], STARTER_TEXTS.ne[occasion]];
  return Object.assign(new MessageTemplate(), {
    occasion,
    subjectEn: en.subject,
    textEn: en.text,
    subjectNe: ne.subject,
    textNe: ne.text,
  });
};

const templateOf = batched<MessageOccasion, MessageTemplate>(async (ctx, occasions) => {
  const kept = await ctx.em.find(MessageTemplate, { occasion: { $in: [...new Set(occasions)] } });
  return occasions.map((occasion) => kept.find((one) => one.occasion === occasion) ?? startersOf(occasion));
});

/** What customers are told of something, with its placeholders. */
export async function messageText(ctx: Ctx, occasion: MessageOccasion, language: Language): Promise<MessageText> {
  const template = await templateOf(ctx, occasion);
  return language === Language.NE
    ? { subject: template.subjectNe, text: template.textNe }
    : { subject: template.subjectEn, text: template.textEn };
}

/** All templates, in the order of the work. @throws AppError UNAUTHENTICATED, FORBIDDEN */
export async function listMessageTemplates(ctx: Ctx): Promise<MessageTemplate[]> {
  authorize(ctx.actor, canManage(ctx.actor));
  return Promise.all(MESSAGE_OCCASIONS.map((occasion) => templateOf(ctx, occasion)));
}

/**
 * Writes a template anew; what was told already stays as it is.
 * @param input see messageTemplateSchema
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT for a placeholder that there is not, CONFLICT if it was changed since it was
 *   read
 */
export async function saveMessageTemplate(ctx: Ctx, input: unknown): Promise<MessageTemplate> {
  authorize(ctx.actor, canManage(ctx.actor));
  const { version, ...texts } = checkedSchema.parse(input);
  return transaction(ctx, async () => {
    const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const kept = await ctx.em.findOne(MessageTemplate, { occasion: texts.occasion }, options);
    const template = kept ?? startersOf(texts.occasion);
    nextVersion(template, version);
    Object.assign(template, texts);
    if (!kept) ctx.em.persist(template);
    emit(ctx, new MessageTemplateSaved(template.occasion));
    return template;
  });
}
