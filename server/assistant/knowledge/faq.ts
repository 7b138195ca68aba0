import { listFaqItems } from '../../faq/service.js';
import type { Ctx } from '../../platform/context.js';
import { plainText } from '../../platform/plainText.js';
import { cutText } from '../../platform/text.js';
import { LONGEST_PASSAGE, type Passage } from './passage.js';

/** All questions with their answers, in order. */
export async function faqPassages(ctx: Ctx): Promise<Passage[]> {
  const items = await listFaqItems(ctx);
  return items.map(({ id, question, answer }) => ({
    title: question,
    text: cutText(plainText(answer), LONGEST_PASSAGE),
    link: `/faq?item=${id}`,
  }));
}
